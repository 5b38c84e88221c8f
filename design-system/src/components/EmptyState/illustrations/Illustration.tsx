import { type ComponentType, Suspense } from 'react'
import { lazyWithPreload } from '../../../internal/lazyWithPreload.tsx'
import * as parts from './parts.css.ts'

/** The room of a picture. */
const Blank = () => <span className={parts.picture} />
/** A picture comes when it is seen; where it cannot, the words say it all. */
const later = (load: () => Promise<ComponentType>) => lazyWithPreload(() => load().catch(() => Blank)).Part

const pictures = {
  empty: later(async () => (await import('./EmptyPicture.tsx')).EmptyPicture),
  search: later(async () => (await import('./SearchPicture.tsx')).SearchPicture),
  error: later(async () => (await import('./ErrorPicture.tsx')).ErrorPicture),
  lock: later(async () => (await import('./LockPicture.tsx')).LockPicture),
  lost: later(async () => (await import('./LostPicture.tsx')).LostPicture),
  launch: later(async () => (await import('./LaunchPicture.tsx')).LaunchPicture),
  repair: later(async () => (await import('./RepairPicture.tsx')).RepairPicture),
}

/** What the library has a drawing of. */
export type IllustrationName = keyof typeof pictures

/** One of the library's drawings, to the eye alone. */
export function Illustration({ name }: { name: IllustrationName }) {
  const Picture = pictures[name]
  return (
    <Suspense fallback={<Blank />}>
      <Picture />
    </Suspense>
  )
}
