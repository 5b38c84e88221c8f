'use memo'
import { useState } from 'react'
import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileZip,
  IconMusic,
  IconPhoto,
  IconVideo,
} from '../../icons/icons.ts'
import { kindOf } from '../FileField/kinds.ts'
import { showBlob } from '../FileField/showBlob.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import type { DropZoneItem } from './items.ts'
import * as styles from './rows.css.ts'

const icons: readonly (readonly [RegExp, IconSource])[] = [
  [/^image\//, IconPhoto],
  [/^video\//, IconVideo],
  [/^audio\//, IconMusic],
  [/csv|excel|spreadsheet/, IconFileSpreadsheet],
  [/zip/, IconFileZip],
  [/^text\/|pdf|word|presentation|powerpoint/, IconFileText],
]

/** A small picture of a file: what it shows, else a sign of its kind. */
export function Preview({ item: { name, file, src } }: { item: DropZoneItem }) {
  const [isBroken, setBroken] = useState(false)
  const type = kindOf({ name, type: file?.type ?? '' }) ?? ''
  const isShown = !isBroken && (src !== undefined || (file !== undefined && type.startsWith('image/')))
  const Sign = icons.find(([kind]) => kind.test(type))?.[1] ?? IconFile
  const attach = (image: HTMLImageElement | null) =>
    image && file && !src ? showBlob(image, file) : undefined
  return (
    <span className={styles.preview}>
      <Icon icon={Sign} size={20} />
      {isShown && (
        <img
          ref={attach}
          src={src}
          alt=""
          decoding="async"
          onError={() => setBroken(true)}
          className={styles.picture}
        />
      )}
    </span>
  )
}
