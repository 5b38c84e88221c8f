import { Link } from '@data1522/design-system/Link'
import { TextField } from '@data1522/design-system/TextField'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

/** A link at the end of its line, where someone gets stuck. */
export function LabelSlot() {
  const text = useText()

  return (
    <TextField
      label={text('textfieldDemos.orderNumber')}
      placeholder={text('textfieldDemos.exampleOrder')}
      labelEnd={<Link href={href('/pages/faq')}>{text('textfieldDemos.whereIsIt')}</Link>}
    />
  )
}
