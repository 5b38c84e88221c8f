import * as styles from './ProfileHeader.css.ts'

/** The picture across the top; without one its ground stands alone. */
export const ProfileCover = ({ src }: { src?: string }) => (
  <div className={styles.cover}>
    {src && <img src={src} alt="" fetchPriority="high" className={styles.picture} />}
  </div>
)
