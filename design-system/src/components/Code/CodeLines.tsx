import { cx } from '../../css/cx.ts'
import type { Token } from './lines.ts'
import { kinds } from './highlight.css.ts'
import * as styles from './CodeBlock.css.ts'

export interface CodeLinesData {
  lines: readonly (readonly Token[])[]
  marked?: readonly number[]
}

/** The lines as they are seen; each ends in its own line break, so that what is selected copies as it was. */
export function CodeLines({ lines, marked }: CodeLinesData) {
  'use memo'
  return lines.map((line, index) => (
    <span key={index} className={cx(styles.line, marked?.includes(index + 1) && styles.marked)}>
      {line.map(({ text, kind }, at) =>
        kind ? (
          <span key={at} className={kinds[kind]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {'\n'}
    </span>
  ))
}
