## pictures that cannot be made

picture_empty = the picture has no pixels ({ NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) })
picture_encoding = the picture could not be encoded: { $why }
picture_no_frames = an animation needs at least one frame
picture_uneven = frame { NUMBER($number, useGrouping: 0) } is { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) } pixels, but the first one is { NUMBER($first_width, useGrouping: 0) } × { NUMBER($first_height, useGrouping: 0) }
