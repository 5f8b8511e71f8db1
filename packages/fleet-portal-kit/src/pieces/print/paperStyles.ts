/** Styles of every printed document. Colours are fixed: paper is light. */
export const paperStyles = `
  @page { margin: 14mm; }
  :root { color-scheme: light; }
  body {
    margin: 0;
    font: 11pt/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
    font-variant-numeric: tabular-nums;
    color: #111;
    background: #fff;
    overflow-wrap: anywhere;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  h1 { margin: 0; font-size: 17pt; line-height: 1.25; }
  p { margin: 0; }
  .mono { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
  .muted { color: #555; }
`
