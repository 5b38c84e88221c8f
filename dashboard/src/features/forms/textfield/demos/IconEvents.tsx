import { IconButton } from '@data1522/design-system/IconButton'
import { IconRefresh } from '@data1522/design-system/icons'
import { TextField } from '@data1522/design-system/TextField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A button inside the field that does something with it. */
export function IconEvents() {
  const text = useText()
  const [code, setCode] = useState('HARBOUR10')

  return (
    <TextField
      label={text('textfieldDemos.coupon')}
      value={code}
      onChange={setCode}
      description={text('textfieldDemos.couponText')}
      end={
        <IconButton
          icon={IconRefresh}
          size="small"
          label={text('textfieldDemos.newCoupon')}
          onPress={() => setCode(crypto.randomUUID().slice(0, 8).toUpperCase())}
        />
      }
    />
  )
}
