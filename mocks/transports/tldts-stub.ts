/**
 * Stands in for `tldts`, the list of public domain suffixes that msw's cookie jar brings along (113 kB gzipped)
 * and that a mock of one origin has no use for. The build replaces the package by this file.
 */
export const getDomain = (hostname: string) => hostname
