import { encode } from 'uqr'
import { modulesPath } from './modules-path.ts'
import * as styles from './QrCode.css.ts'

/** The light frame that readers need around a code, in its modules. */
const BORDER = 4

/** The drawing itself, which takes all of its frame. */
export function QrModules({ value }: { value: string }) {
  const { size, data } = encode(value, { ecc: 'M', border: BORDER })
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={styles.drawing}>
      <path d={modulesPath(data)} />
    </svg>
  )
}
