let current = 'http://localhost'

/** Where the API under test answers. */
export const origin = () => current

/** Points the tests at another server. */
export const setOrigin = (address: string) => {
  current = address
}
