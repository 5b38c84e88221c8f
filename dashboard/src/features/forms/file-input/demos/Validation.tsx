import { FileField } from '@data1522/design-system/FileField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Asks for what is missing; what does not fit is named, with the reason. */
export function Validation() {
  const text = useText()
  const [files, setFiles] = useState<readonly File[]>([])

  return (
    <FileField
      label={text('fileInputDemos.signedContract')}
      isRequired
      accept=".pdf"
      maxSize={2_000_000}
      value={files}
      onChange={setFiles}
      errorMessage={files.length === 0 ? text('fileInputDemos.addContract') : undefined}
    />
  )
}
