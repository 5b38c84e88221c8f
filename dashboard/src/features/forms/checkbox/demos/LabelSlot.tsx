import { Checkbox } from '@data1522/design-system/Checkbox'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { useState } from 'react'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

/** A link within the words is followed, not ticked. */
export function LabelSlot() {
  const text = useText()
  const [isAgreed, setAgreed] = useState(false)

  return (
    <Checkbox isSelected={isAgreed} onChange={setAgreed}>
      <Inline as="span" gap={4}>
        {text('checkboxDemos.read')}
        <Link variant="inText" href={href('/pages/faq')}>
          {text('checkboxDemos.returnRules')}
        </Link>
      </Inline>
    </Checkbox>
  )
}
