import { Checkbox } from '@data1522/design-system/Checkbox'
import { IconHeart, IconStar } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A picture in place of the tick. */
export function Icons() {
  const text = useText()
  const [isStarred, setStarred] = useState(true)
  const [isLiked, setLiked] = useState(true)

  return (
    <Stack gap={12}>
      <Checkbox icon={IconStar} tone="warning" isSelected={isStarred} onChange={setStarred}>
        {text('checkboxDemos.favourite')}
      </Checkbox>
      <Checkbox icon={IconHeart} tone="danger" isSelected={isLiked} onChange={setLiked}>
        {text('checkboxDemos.onWishlist')}
      </Checkbox>
    </Stack>
  )
}
