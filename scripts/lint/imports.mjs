/** A visitor that calls `visit(node, specifier)` for every static, dynamic, re-exported and type-only import. */
export const eachImport = (visit) => {
  const of = (source) => {
    if (typeof source?.value === 'string') visit(source, source.value)
  }
  return {
    ImportDeclaration: (node) => of(node.source),
    ExportNamedDeclaration: (node) => of(node.source),
    ExportAllDeclaration: (node) => of(node.source),
    ImportExpression: (node) => of(node.source),
    TSImportType: (node) => of(node.source),
  }
}
