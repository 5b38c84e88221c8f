import { runningVersion } from '../../core/api/running-version.ts'

/** How long a version that was just checked counts as the newest, when one comes back to the page. */
const freshFor = 5 * 60_000
/** How often a page that stays in view asks by itself. */
const every = 30 * 60_000

/** The version that a reload would bring; none where nobody can say. */
async function newest(): Promise<unknown> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as { version?: unknown } | null)?.version : undefined
  } catch {
    return undefined
  }
}

/**
 * Asks now and then whether there is a newer version than the one that runs, and says so once: when the page is looked
 * at again, and every half hour while it is. Gives what ends the watch.
 */
export function watchVersion(onNewer: () => void): () => void {
  const mine = runningVersion()
  if (!mine) return () => undefined
  let asked = Date.now()
  let isOver = false
  const check = async () => {
    asked = Date.now()
    const found = await newest()
    if (isOver || typeof found !== 'string' || found === mine) return
    end()
    onNewer()
  }
  const look = (least: number) => {
    if (document.visibilityState === 'visible' && Date.now() - asked >= least) void check()
  }
  const lookAgain = () => look(freshFor)
  const timer = setInterval(() => look(every), freshFor)
  const end = () => {
    isOver = true
    clearInterval(timer)
    removeEventListener('focus', lookAgain)
    document.removeEventListener('visibilitychange', lookAgain)
  }
  addEventListener('focus', lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
  return end
}
