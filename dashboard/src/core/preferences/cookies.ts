/** Reads a cookie of ours, JSON then URL-encoded; what cannot be read counts as absent. */
export function readCookie(name: string): unknown {
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
    return found && JSON.parse(decodeURIComponent(found.slice(name.length + 1)))
  } catch {
    return undefined
  }
}

/** Writes a cookie of ours for the whole site; without an age it lasts as long as the browser is open. */
export function writeCookie(name: string, value: unknown, { maxAge }: { maxAge?: number } = {}) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`
  document.cookie = `${name}=${encodeURIComponent(JSON.stringify(value))}; path=/; samesite=lax${age}${secure}`
}

export function removeCookie(name: string) {
  document.cookie = `${name}=; path=/; max-age=0`
}
