/** A style sheet of a host page. */
export interface Sheet {
  name: string
  css: string
  /** `scoped` promises nothing against rules with ids or `!important`. */
  onlyShadow?: true
}

/** Declarations that are easy to see. */
const loud =
  'padding: 13px; margin: 7px; border: 3px dotted red; background: #ffd; color: #b00; font: italic bold 23px/2.2 serif; float: right; transform: rotate(1deg); box-shadow: 0 0 9px red; opacity: 0.8; text-decoration: line-through'

const elements =
  'div, section, header, main, nav, form, fieldset, legend, dialog, h1, h2, h3, p, ul, li, a, span, b, label, button, input, select, textarea, option, svg, path, hr, img, time'

const table = 'table, thead, tbody, tr, th, td'

/** As in Bootstrap 3: its normalize and scaffolding, and the rules of its forms, tables and buttons for elements. */
const bootstrap3 = `
  html { font-size: 10px; font-family: sans-serif; -webkit-tap-highlight-color: rgba(0, 0, 0, 0) }
  *, *::before, *::after { box-sizing: border-box }
  body { font-family: Helvetica, Arial, sans-serif; font-size: 14px; line-height: 1.42857143; color: #333; background-color: #fff; margin: 0 }
  input, button, select, textarea { font-family: inherit; font-size: inherit; line-height: inherit; margin: 0; color: inherit }
  a { color: #337ab7; text-decoration: none }
  a:hover, a:focus { color: #23527c; text-decoration: underline }
  a:focus, button:focus, input:focus { outline: 5px auto -webkit-focus-ring-color; outline-offset: -2px }
  img, svg { vertical-align: middle }
  hr { margin-top: 20px; margin-bottom: 20px; border: 0; border-top: 1px solid #eee; height: 0 }
  [role='button'] { cursor: pointer }
  h1, h2, h3, h4 { font-family: inherit; font-weight: 500; line-height: 1.1; margin-top: 20px; margin-bottom: 10px }
  h1 { font-size: 36px } h2 { font-size: 30px }
  p { margin: 0 0 10px }
  ul, ol { margin-top: 0; margin-bottom: 10px }
  table { background-color: transparent; border-spacing: 0; border-collapse: collapse }
  td, th { padding: 0 } th { text-align: left }
  fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
  legend { display: block; width: 100%; padding: 0; margin-bottom: 20px; font-size: 21px; border-bottom: 1px solid #e5e5e5 }
  label { display: inline-block; max-width: 100%; margin-bottom: 5px; font-weight: bold }
  input[type='checkbox'], input[type='radio'] { margin: 4px 0 0; line-height: normal }
  select[multiple], select[size] { height: auto }
  output { display: block; padding-top: 7px }
  .table > thead > tr > th, .table > tbody > tr > td, .card table td { padding: 8px; border-top: 1px solid #ddd }
  .card .btn, .card button { padding: 6px 12px; border: 1px solid transparent; border-radius: 4px }
  [hidden], template { display: none }
`

/** As in Bootstrap 5: its reboot. */
const bootstrap5 = `
  :root { font-size: 16px; --bs-body-color: #212529 }
  *, *::before, *::after { box-sizing: border-box }
  body { margin: 0; font-family: system-ui; font-size: 1rem; line-height: 1.5; color: var(--bs-body-color); -webkit-text-size-adjust: 100% }
  hr { margin: 1rem 0; border: 0; border-top: 1px solid; opacity: 0.25 }
  h1, h2, h3 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; color: inherit }
  p { margin-top: 0; margin-bottom: 1rem }
  ol, ul { padding-left: 2rem; margin-bottom: 1rem }
  a { color: rgb(13 110 253); text-decoration: underline }
  label { display: inline-block }
  button { border-radius: 0 }
  button:focus:not(:focus-visible) { outline: 0 }
  input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
  select { word-wrap: normal; text-transform: none }
  [list]:not([type='date'])::-webkit-calendar-picker-indicator { display: none }
  button, [type='button'], [type='submit'] { -webkit-appearance: button; cursor: pointer }
  ::-webkit-datetime-edit-fields-wrapper, ::-webkit-datetime-edit-text, ::-webkit-datetime-edit-day-field { padding: 0 }
  ::-webkit-inner-spin-button { height: auto }
  legend { float: left; width: 100%; padding: 0; margin-bottom: 0.5rem; font-size: 1.5rem; line-height: inherit }
  legend + * { clear: left }
  table { caption-side: bottom; border-collapse: collapse }
  th { text-align: -webkit-match-parent }
  thead, tbody, tr, td, th { border-color: inherit; border-style: solid; border-width: 0 }
  img, svg { vertical-align: middle }
  ::file-selector-button { font: inherit }
  ::placeholder { color: #6c757d; opacity: 0.5 }
  iframe { border: 0 } summary { display: list-item } [hidden] { display: none !important }
`

/** As in Tailwind's preflight. */
const tailwind = `
  *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb; --tw-content: '' }
  ::before, ::after { content: '' }
  html { line-height: 1.5; -webkit-text-size-adjust: 100%; tab-size: 4; font-family: ui-sans-serif }
  body { margin: 0; line-height: inherit }
  h1, h2, h3, h4 { font-size: inherit; font-weight: inherit }
  a { color: inherit; text-decoration: inherit }
  table { text-indent: 0; border-color: inherit; border-collapse: collapse }
  button, input, select, textarea { font-family: inherit; font-size: 100%; font-weight: inherit; line-height: inherit; letter-spacing: inherit; color: inherit; margin: 0; padding: 0 }
  button, select { text-transform: none }
  button, [type='button'], [type='submit'] { -webkit-appearance: button; background-color: transparent; background-image: none }
  blockquote, dl, dd, h1, h2, h3, hr, figure, p, pre { margin: 0 }
  ol, ul, menu { list-style: none; margin: 0; padding: 0 }
  dialog { padding: 0 }
  textarea { resize: vertical }
  input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af }
  ::-webkit-date-and-time-value { min-height: 1lh; text-align: inherit }
  ::-webkit-datetime-edit { display: inline-flex }
  ::-webkit-calendar-picker-indicator { line-height: 1; opacity: 0.4 }
  button, [role='button'] { cursor: pointer }
  img, svg, video, canvas { display: block; vertical-align: middle }
  img, video { max-width: 100%; height: auto }
`

/** As in normalize.css. */
const normalize = `
  html { line-height: 1.15 } body { margin: 0 }
  h1 { font-size: 2em; margin: 0.67em 0 }
  hr { box-sizing: content-box; height: 0; overflow: visible }
  a { background-color: transparent }
  b, strong { font-weight: bolder }
  img { border-style: none }
  button, input, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0 }
  button, input { overflow: visible } button, select { text-transform: none }
  button, [type='button'], [type='submit'] { -webkit-appearance: button }
  fieldset { padding: 0.35em 0.75em 0.625em }
  legend { box-sizing: border-box; color: inherit; display: table; max-width: 100%; padding: 0; white-space: normal }
  [type='checkbox'], [type='radio'] { box-sizing: border-box; padding: 0 }
  [type='search'] { -webkit-appearance: textfield; outline-offset: -2px }
  ::-webkit-file-upload-button { -webkit-appearance: button; font: inherit }
`

/**
 * Keeps the elements around the widget where they are: no widget can undo the opacity, the size or the rotation of the elements
 * around it. Their other styles are those of the sheets.
 */
export const frame = `
  #app, #app #content, #app #card, #app #card-body {
    position: static !important; display: block !important; float: none !important; width: auto !important; margin: 0 !important;
    padding: 0 !important; border: 0 !important; opacity: 1 !important; transform: none !important; filter: none !important;
    zoom: 1 !important; transition: none !important;
  }
  #app #slot::before, #app #slot::after { content: none !important }
  #app #content { min-height: 2000px !important; }
  html { transition: none !important; margin: 0 !important; padding: 0 !important; border: 0 !important; opacity: 1 !important; transform: none !important }
`

export const sheets: readonly Sheet[] = [
  { name: 'element rules', css: `${elements}, ${table} { ${loud} }` },
  {
    name: 'rules for everything',
    css: `* { letter-spacing: 2px; text-transform: uppercase; border-radius: 0; outline: 2px solid lime; margin: 3px; text-align: right; fill: red; stroke: red }
      [data-fleet-portal] * { transition: all 3s }
      *::before, *::after { content: '×'; display: inline-block; color: red; width: 9px; height: 9px; background: lime }`,
  },
  {
    name: 'rules with classes',
    css: `.content .card div, .content .card span, .card [class] { ${loud} }
      body.page main.content div.card button, body.page main.content div.card input, .page .content .card .card-body * { ${loud} }
      .page.page.page .content.content :is(div, section, table, td, h1, p) { ${loud} }
      [class*='fpk-'], .fpk-root .fpk-button.fpk-button, .fpk-dialog.fpk-dialog { ${loud} }`,
  },
  { name: 'Bootstrap 3', css: bootstrap3 },
  { name: 'Bootstrap 5', css: bootstrap5 },
  { name: 'Tailwind', css: tailwind },
  { name: 'normalize', css: normalize },
  {
    name: 'small root font and right to left',
    css: `html { font-size: 62.5%; direction: rtl } * { direction: rtl; unicode-bidi: bidi-override } body { text-align: right; writing-mode: horizontal-tb }`,
  },
  {
    name: 'moved ancestor',
    css: '#app #content.content { transform: translateY(-285px) !important; overflow: hidden !important; will-change: transform } .card { z-index: 0; isolation: isolate }',
  },
  {
    name: 'filter and containment',
    css: '#app #content.content { filter: brightness(1) !important; contain: layout paint } #app #card { container-type: inline-size }',
  },
  {
    name: 'dark page',
    css: 'html { color-scheme: dark; background: #111; accent-color: red; caret-color: red; scrollbar-color: red blue } body { color: #eee } @media all { div, input, button { background: #222; color: #eee; border-color: #555; color-scheme: dark } }',
  },
  {
    name: 'print fonts',
    css: `body { font: italic small-caps 700 11pt/1.1 'Times New Roman', serif; font-kerning: none; orphans: 4; hyphens: auto; text-align: justify }
      * { font-family: 'Times New Roman', serif; font-variant-numeric: oldstyle-nums; font-feature-settings: 'smcp'; -webkit-font-smoothing: auto; text-rendering: geometricPrecision }
      a[href]::after { content: ' (' attr(href) ')' }`,
  },
  {
    name: 'popups of the page',
    css: `dialog { ${loud}; inset: auto 0 0 auto; width: 200px; height: 200px } dialog::backdrop, ::backdrop { background: rgb(255 0 0 / 60%); backdrop-filter: blur(4px) }
      [popover] { ${loud}; inset: 0 } :popover-open { width: 100px } [role='dialog'], [role='alertdialog'], [role='menu'], [role='listbox'], [role='status'], [aria-modal], [open] { ${loud} }
      [aria-hidden='true'] { display: none } dialog:modal { max-width: 100px }`,
  },
  {
    name: 'variables with the names of the kit',
    css: ':root, body { --fpk-space: 9px; --fpk-color-accent: red; --fpk-color-text: red; --fpk-radius: 0; --fpk-control-height: 70px; --fpk-text-body: 30px; --fpk-duration: 9s }',
  },
  {
    name: 'inherited text styles',
    css: `html { letter-spacing: 0.3em; word-spacing: 1em; line-height: 3; text-transform: uppercase; text-indent: 3em; white-space: pre; cursor: crosshair; visibility: visible; list-style: square inside; quotes: 'x' 'y'; tab-size: 1; font-size: 31px; font-stretch: condensed; text-shadow: 0 0 4px red; -webkit-text-stroke: 1px red; border-collapse: collapse; border-spacing: 9px; empty-cells: hide; caption-side: bottom; user-select: none; pointer-events: auto; overflow-wrap: anywhere; word-break: break-all; text-align-last: right; stroke: red; fill: red; paint-order: stroke; text-underline-offset: 9px; text-emphasis: dot; zoom: 1 }`,
  },
  {
    name: 'important rules',
    css: `* { padding: 3px !important; border: 1px solid red !important; letter-spacing: 2px !important; background: #ffd !important; transform: rotate(1deg) !important; direction: rtl !important; opacity: 0.9 !important }
      *::before { content: 'x' !important } ::backdrop { background: red !important } div { display: flex !important; color: red !important }`,
    onlyShadow: true,
  },
  {
    name: 'rules with ids',
    css: `#app #content #card div, #app #content #card span, #app #content #card button, #app #content #card td, #app #content #card dialog { ${loud} }`,
    onlyShadow: true,
  },
]
