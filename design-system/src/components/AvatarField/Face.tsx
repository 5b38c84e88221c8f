'use memo'
import { useState } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { showBlob } from '../FileField/showBlob.ts'
import * as styles from './AvatarField.css.ts'

/** The round picture; initials while there is none. */
export function Face({ person, picture }: { person: string; picture: File | string | null }) {
  const [broken, setBroken] = useState<File>()
  const file = typeof picture === 'string' ? null : picture
  const attach = (image: HTMLImageElement | null) => (image && file ? showBlob(image, file) : undefined)
  return (
    <span className={styles.face}>
      <Avatar name={person} size={96} src={typeof picture === 'string' ? picture : undefined} />
      {file && file !== broken && (
        <img ref={attach} alt="" onError={() => setBroken(file)} className={styles.picture} />
      )}
    </span>
  )
}
