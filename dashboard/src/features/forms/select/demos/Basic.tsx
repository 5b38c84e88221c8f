import { Select } from '@data1522/design-system/Select'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Opens below the field and closes with the choice. */
export function Basic() {
  const text = useText()
  const [role, setRole] = useState<string | null>(null)

  return (
    <Select
      label={text('selectDemos.role')}
      placeholder={text('selectDemos.chooseRole')}
      description={text('selectDemos.roleText')}
      value={role}
      onChange={setRole}
      options={[
        { id: 'admin', label: text('selectDemos.admin') },
        { id: 'editor', label: text('selectDemos.editor') },
        { id: 'viewer', label: text('selectDemos.viewer') },
      ]}
    />
  )
}
