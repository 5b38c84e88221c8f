/** The address of a path of the API on a server: `/` is the page's own origin, since two slashes would name a host. */
export const addressOn = (server: string, path: string) => server.replace(/\/$/, '') + path
