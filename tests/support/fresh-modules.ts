import { vi } from 'vitest'

// Files share a worker, which saves its start; they do not share our modules, or what one file has loaded, said or stored
// there would decide whether the next one passes. Libraries stay loaded.
vi.resetModules()

// Nor does what a file before kept in the browser.
if (typeof localStorage !== 'undefined') {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`
}
