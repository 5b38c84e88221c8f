import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import * as styles from './CardSkeleton.css.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => index)

const shapes = {
  chart: () => <span className={styles.fill} />,
  rows: () => (
    <div className={styles.rows}>
      {lines(5).map((line) => (
        <div key={line} className={styles.row}>
          <Skeleton shape="block" width={36} height={36} />
          <div className={styles.words}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </div>
          <Skeleton width={64} />
        </div>
      ))}
    </div>
  ),
  ring: () => (
    <div className={styles.ring}>
      <Skeleton shape="circle" height={124} />
      <div className={styles.legend}>
        <Skeleton lines={4} />
      </div>
    </div>
  ),
  tiles: () => (
    <div className={styles.tiles}>
      {lines(4).map((tile) => (
        <div key={tile}>
          <Skeleton width="60%" />
          <Skeleton width="80%" height={40} />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  ),
}

/** What a card will show, as a shape. */
export type CardShape = keyof typeof shapes

/** Holds the place of a card's content, as it will stand there. */
export function CardSkeleton({ shape }: { shape: CardShape }) {
  return <div className={styles.chart}>{shapes[shape]()}</div>
}
