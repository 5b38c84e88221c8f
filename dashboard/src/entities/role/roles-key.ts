/** What is cached of roles; apart from their queries, for who only outdates them. */
export const rolesKey = ['roles'] as const
