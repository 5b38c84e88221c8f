import type { ReactNode } from 'react'

interface ChoicesProps {
  /** What the two columns are. */
  heads: readonly [string, string]
  rows: readonly (readonly [ReactNode, ReactNode])[]
}

/** What to take for what, as a table of two columns. */
export const Choices = ({ heads, rows }: ChoicesProps) => (
  <table className="f-choices">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([one, other], index) => (
        <tr key={index}>
          <td>{one}</td>
          <td>{other}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
