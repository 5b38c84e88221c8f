import { Button } from '@data1522/design-system/Button'
import { FileField } from '@data1522/design-system/FileField'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { sampleFile } from '../sampleFile.ts'
import { useText } from '../../../../core/i18n/useText.ts'

const catalogue = sampleFile('catalogue.pdf', 480_000)

/** Nothing can be chosen while work goes on with the files. */
export function Loading() {
  const text = useText()
  const [isPending, setPending] = useState(true)

  return (
    <Stack gap={12}>
      <FileField label={text('fileInputDemos.catalogue')} isPending={isPending} defaultValue={[catalogue]} />
      <Inline>
        <Button size="small" onPress={() => setPending(!isPending)}>
          {isPending ? text('fileInputDemos.stop') : text('fileInputDemos.upload')}
        </Button>
      </Inline>
    </Stack>
  )
}
