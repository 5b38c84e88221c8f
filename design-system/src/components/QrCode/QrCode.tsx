import { type ReactNode, type Ref, Suspense, useSyncExternalStore } from 'react'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import * as styles from './QrCode.css.ts'

export interface QrCodeProps {
  /** What a camera reads: an address, or any text. */
  value: string
  /** What it leads to, for those who cannot see it. */
  label: string
  ref?: Ref<HTMLDivElement>
}

const never = () => () => undefined
/** Where the drawing does not come, its place stays empty: what it says stands beside it. */
const Nothing = (): ReactNode => null
const { Part: QrModules } = lazyWithPreload(() =>
  import('./QrModules.tsx').then(
    (part) => part.QrModules,
    () => Nothing,
  ),
)

/**
 * A code that a phone's camera reads, dark on light in every theme. What draws it loads when it is first shown.
 *
 * Use when something goes on on another device, beside words that say the same. Not for a link on this one: use `Link`.
 */
export function QrCode({ value, label, ...rest }: QrCodeProps) {
  // A server sends no drawing that only a script can make.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div {...rest} role="img" aria-label={label} data-theme="light" className={styles.frame}>
      {isInBrowser && (
        <Suspense>
          <QrModules value={value} />
        </Suspense>
      )}
    </div>
  )
}
