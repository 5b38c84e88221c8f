import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { download } from '@data1522/design-system/download'
import { Icon } from '@data1522/design-system/Icon'
import { IconDownload } from '@data1522/design-system/icons'
import { toasts } from '@data1522/design-system/toasts'
import { exportAccount } from '@data1522/mocks/contract/account-export'
import { useId, useState } from 'react'
import { call } from '../../../core/api/client.ts'
import { samePerson } from '../../../core/auth/same-person.ts'
import { failureText } from '../../../core/errors/failure-text.ts'
import { useText } from '../../../core/i18n/useText.ts'

/** Hands over all that the product knows of whom the account belongs to, as a file. */
export function ExportCard() {
  const text = useText()
  const titleId = useId()
  const [isFetching, setFetching] = useState(false)
  const save = async () => {
    setFetching(true)
    // A file about one person is handed to nobody else.
    const isSamePerson = samePerson()
    try {
      const data = await call(exportAccount)
      const name = `${text('accountDetails.exportFile')}.json`
      if (isSamePerson()) download(name, JSON.stringify(data, undefined, 2), 'application/json')
    } catch (error) {
      if (isSamePerson())
        toasts.show({
          tone: 'danger',
          title: () => text('accountDetails.exportFailed'),
          description: () => failureText(error),
        })
    }
    setFetching(false)
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('accountDetails.export')}
        subtitle={text('accountDetails.exportText')}
      />
      <Button
        start={<Icon icon={IconDownload} size={18} />}
        isPending={isFetching}
        onPress={() => void save()}
      >
        {text('accountDetails.exportNow')}
      </Button>
    </Card>
  )
}
