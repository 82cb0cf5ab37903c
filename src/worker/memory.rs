//! How the C library is to keep memory. Searches come and go on threads of their own and leave
//! hundreds of megabytes behind. What is free stays with the process while there is work, because
//! pages that went back to the system cost the next frame dearly when they are fetched again; once
//! it is calm, [`give_back`] lets all of it go.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod numbers {
    /// Heaps that threads share. Of every heap but the first up to 64 MiB stay for good.
    pub const HEAPS: libc::c_int = 2;
    /// Pieces from this size on get pages of their own, which go back as soon as they are freed:
    /// larger than anything that is made anew in every frame.
    pub const LARGE: libc::c_int = 32 << 20;
    /// Free memory at the end of a heap goes back by itself from here on: never.
    pub const TRIM: libc::c_int = libc::c_int::MAX;
}

/// Asks that free memory be kept until [`give_back`]. To be called before the first search.
pub fn keep_at_hand() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: the calls set numbers of the allocator; it may refuse.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, numbers::HEAPS);
        libc::mallopt(libc::M_MMAP_THRESHOLD, numbers::LARGE);
        libc::mallopt(libc::M_TRIM_THRESHOLD, numbers::TRIM);
    }
}

/// Gives what is free back to the system. Takes a moment, in which other threads may have to wait
/// for memory.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: the call has no preconditions.
    unsafe {
        libc::malloc_trim(0);
    }
}
