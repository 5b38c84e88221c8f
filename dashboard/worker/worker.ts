/**
 * The service worker of a build: it keeps the files of the product, so that every screen opens without a connection.
 * `scripts/vite/service-worker.ts` writes `build` before it, and the mock's own worker after it.
 */
declare const self: ServiceWorkerGlobalScope
declare const build: {
  /** The version that the page names too. */
  readonly version: string
  /** The list of the product's files, under a name of its own for each build. */
  readonly list: string
}

interface FileList {
  /** The text of the page. */
  readonly page: string
  /** What it needs, for every screen. */
  readonly files: readonly string[]
  /** What it shows where it can. */
  readonly pictures: readonly string[]
}

const scope = self.registration.scope
const { pathname } = new URL(scope)
// One origin can hold several products, and all of them share its caches.
const family = `DATA1522-app ${pathname} `
// Workers before this name kept pages that were answered for files; under a new one their files are looked at again.
const cacheName = `${family}files of ${build.list}`
const isKept = (path: string) => ['assets/', 'pictures/'].some((folder) => path.startsWith(pathname + folder))
const atOnce = 12

// The mock's worker takes over at once, and leaves with its last page; what is kept here would go with either.
const takeOver = self.skipWaiting.bind(self)
self.skipWaiting = () => Promise.resolve()
self.registration.unregister = () => Promise.resolve(false)

let keeping: Promise<void> | undefined
const keepOnce = () => (keeping ??= keepFiles().finally(() => (keeping = undefined)))

/** Fetches what is not kept yet; the page comes after the files, so that it is only there when all that it needs is. */
async function keepFiles() {
  const cache = await caches.open(cacheName)
  const { page, files, pictures } = (await (await fetched(build.list)).json()) as FileList
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const keepMissing = async (list: readonly string[]) => {
    const missing = list.map((file) => new URL(file, scope).href).filter((url) => !kept.has(url))
    const keepNext = async () => {
      for (let url = missing.pop(); url; url = missing.pop())
        // A file of the version before that has the same name is the same file.
        await cache.put(url, (await keptElsewhere(url)) ?? (await fetched(url)))
    }
    await Promise.all(Array.from({ length: atOnce }, keepNext))
  }
  await keepMissing(files)
  await cache.put(scope, new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
  await keepMissing(pictures)
}

async function fetched(file: string) {
  const answer = await fetch(new URL(file, scope), { priority: 'low' })
  // A host may answer what it lacks by its page, or lead to a sign-in: neither is the file.
  if (!answer.ok || answer.redirected || isPage(answer)) throw new Error(`${file} answered ${answer.status}.`)
  return answer
}

const isPage = ({ headers }: Response) => (headers.get('content-type') ?? '').startsWith('text/html')

/** The file as another version has kept it; one that was taken for it by mistake does not count. */
async function keptElsewhere(url: string) {
  const kept = await caches.match(url)
  return kept && !isPage(kept) ? kept : undefined
}

async function dropOldVersions() {
  const old = (await caches.keys()).filter((name) => name.startsWith(family) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The page as it is now, or as it was kept where the host does not give it. */
async function pageFor(event: FetchEvent): Promise<Response> {
  const network = (async () =>
    ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))()
  try {
    const answer = await network
    if (answer.status < 500) return answer
    return (await keptPage()) ?? answer
  } catch (reason) {
    const kept = await keptPage()
    if (kept) return kept
    throw reason
  }
}
const keptPage = () => caches.match(scope, { cacheName })

const fileFor = async (request: Request) =>
  (await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request)

self.addEventListener('install', (event) => {
  // A new version comes whole or not at all; the first visit fetches what it needs first, and asks for the rest later.
  if (self.registration.active) event.waitUntil(keepOnce())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropOldVersions(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  )
})

self.addEventListener('notificationclick', (event) => {
  const { data } = event.notification as Notification & { data: { href?: string } | null }
  event.notification.close()
  event.waitUntil(goTo(data?.href))
})

self.addEventListener('message', (event) => {
  const { data, source, ports } = event as ExtendableMessageEvent & {
    data: { type?: string; version?: string }
  }
  if (data.type === 'KEEP_FILES') event.waitUntil(keepOnce().catch(() => undefined))
  if (data.type === 'TAKE_OVER' && data.version === build.version)
    event.waitUntil(takeOverFrom(source as WindowClient | null, ports[0]))
})

async function openPages() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(({ url }) => url.startsWith(scope))
}

/** Goes to what a notification tells of: in the page that was used last, which loses nothing so, or in a new one. */
async function goTo(href = '') {
  const [page] = await openPages()
  if (!page) return void (await self.clients.openWindow(new URL(`.${href}`, scope)))
  await page.focus()
  if (href) page.postMessage({ type: 'GO', href })
}

/** Takes over where nobody but the asking page, which is of this version, could miss the version before; else says that it stays. */
async function takeOverFrom(asking: WindowClient | null, port: MessagePort | undefined) {
  const others = (await openPages()).filter(({ id }) => id !== asking?.id)
  if (others.length === 0) await takeOver()
  else port?.postMessage('STAYS')
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname: path } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  const isPage = mode === 'navigate'
  if (!isPage && !isKept(path)) return
  // The mock's worker listens too, and would answer what has its answer.
  event.stopImmediatePropagation()
  event.respondWith(isPage ? pageFor(event) : fileFor(event.request))
})
