import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { Icon } from '@data1522/design-system/Icon'
import { IconMail } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

const people = [
  { id: 'ada', label: 'Ada Brun', description: 'ada@example.com', avatar: {} },
  { id: 'omar', label: 'Omar Haddad', description: 'omar@example.com', avatar: {} },
]

/** A link beside the label, an icon at the end, faces in the list. */
export function Slots() {
  const text = useText()

  return (
    <Autocomplete
      label={text('autocompleteDemos.to')}
      labelEnd={<Link href={href('/apps/email')}>{text('autocompleteDemos.openEmail')}</Link>}
      end={<Icon icon={IconMail} size={18} />}
      options={people}
    />
  )
}
