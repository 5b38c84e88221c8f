import { IconPhotoOff } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Image.css.ts'

/** What stands for a picture that did not load: a sign, and what it would have shown. */
export const ImageFallback = ({ alt }: { alt: string | undefined }) => (
  <span className={styles.failed} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
    <Icon icon={IconPhotoOff} size={24} />
    {alt && <span className={styles.words}>{alt}</span>}
  </span>
)
