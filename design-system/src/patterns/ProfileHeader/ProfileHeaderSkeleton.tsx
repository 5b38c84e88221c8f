import type { Ref } from 'react'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { ProfileCover } from './ProfileCover.tsx'
import * as styles from './ProfileHeader.css.ts'

export interface ProfileHeaderSkeletonProps {
  /** How many pages the profile has. @default 4 */
  tabs?: number
  ref?: Ref<HTMLDivElement>
}

/**
 * The geometry of a `ProfileHeader` while it is on its way.
 *
 * Use when the person is not known yet. Not for the pages below it: use `Skeleton`.
 */
export const ProfileHeaderSkeleton = ({ tabs = 4, ...rest }: ProfileHeaderSkeletonProps) => (
  <div {...rest} className={styles.sheet}>
    <ProfileCover />
    <div className={styles.row}>
      <span className={styles.face}>
        <span className={styles.blank} />
      </span>
      <div className={styles.words}>
        <Skeleton width={180} height={28} />
        <Skeleton width={120} />
      </div>
    </div>
    <div className={styles.facts}>
      <Skeleton width={140} />
      <Skeleton width={140} />
    </div>
    <div className={styles.tabs}>
      {Array.from({ length: tabs }, (_, index) => (
        <span key={index} className={styles.tab}>
          <Skeleton width={84} />
        </span>
      ))}
    </div>
  </div>
)
