/** The document's cookies become these values, written as preferences are: JSON, percent-encoded. */
export function storeCookies(values: Record<string, unknown>, prefix = ''): void {
  clearCookies()
  for (const [name, value] of Object.entries(values))
    document.cookie = `${prefix}${name}=${encodeURIComponent(JSON.stringify(value))}`
}

export function clearCookies(): void {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`
}
