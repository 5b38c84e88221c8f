import { CodeBlock } from '@data1522/design-system/CodeBlock'
import { useText } from '../../core/i18n/useText.ts'
import type { ErrorReport } from '../../core/errors/error-report.ts'

/** What support needs to know of an error, to be copied. */
export function ErrorReportBox({ report }: { report: ErrorReport }) {
  const text = useText()
  return <CodeBlock title={text('errors.report', { id: report.id })} code={report.lines} isWrapping />
}
