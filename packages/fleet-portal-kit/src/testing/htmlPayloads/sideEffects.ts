import { foreignHost } from './canary.ts'

const at = (id: number) => `https://${foreignHost}/${id}`

/** Markup that sends a request to another server. */
export const requests: readonly ((id: number) => string)[] = [
  (id) => `<img src="${at(id)}">`,
  (id) => `<img srcset="${at(id)} 2x">`,
  (id) => `<img src="data:image/png;base64,AA==" srcset="${at(id)} 1x">`,
  (id) => `<picture><source srcset="${at(id)}"><img></picture>`,
  (id) => `<input type=image src="${at(id)}">`,
  (id) => `<video poster="${at(id)}"></video>`,
  (id) => `<video src="${at(id)}" preload></video>`,
  (id) => `<audio src="${at(id)}" preload></audio>`,
  (id) => `<video><track src="${at(id)}" default kind=captions></video>`,
  (id) => `<iframe src="${at(id)}"></iframe>`,
  (id) => `<object data="${at(id)}"></object>`,
  (id) => `<embed src="${at(id)}">`,
  (id) => `<script src="${at(id)}"></script>`,
  (id) => `<link rel=stylesheet href="${at(id)}">`,
  (id) => `<link rel=preload as=image href="${at(id)}">`,
  (id) => `<link rel=prefetch href="${at(id)}">`,
  (id) => `<style>@import '${at(id)}';</style>`,
  (id) => `<style>p{background:url(${at(id)})}</style><p>A</p>`,
  (id) => `<p style="background:url(${at(id)})">A</p>`,
  (id) => `<p style="list-style-image:url('${at(id)}');display:list-item">A</p>`,
  (id) => `<p style='border-image:image-set("${at(id)}" 1x) 1'>A</p>`,
  (id) => `<p style="--a:url(${at(id)});background:var(--a)">A</p>`,
  (id) => `<table background="${at(id)}"><tr><td>A</td></tr></table>`,
  (id) => `<svg><image href="${at(id)}" /></svg>`,
  (id) => `<svg><use href="${at(id)}#a" /></svg>`,
  (id) => `<svg><feImage href="${at(id)}" /></svg>`,
  (id) => `<svg fill="url(${at(id)}#a)"><rect width=9 height=9 /></svg>`,
]

/** Markup that navigates. It is not verified unsanitized, because that would navigate the page away. */
export const navigations: readonly ((id: number) => string)[] = [
  (id) => `<meta http-equiv=refresh content="0;url=${at(id)}">`,
  (id) => `<base href="${at(id)}"><a href=/news>Read</a>`,
  (id) => `<base target=_top><a href="${at(id)}">Read</a>`,
  (id) => `<a href="https://good.example" ping="${at(id)}">Read</a>`,
  (id) => `<a href="//${foreignHost}/${id}">Read</a>`,
  (id) => `<a href="\\\\${foreignHost}\\${id}">Read</a>`,
  (id) => `<a href="/\\${foreignHost}/${id}" download>Read</a>`,
  (id) => `<form action="${at(id)}" method=post><input name=password type=password autofocus></form>`,
  (id) => `<iframe src="${at(id)}" allow="payment *" sandbox=allow-top-navigation></iframe>`,
]

/** Names of properties that the page or the sanitizer reads, and that an element can shadow. */
export const clobbered =
  'attributes childNodes children firstChild parentNode nodeName tagName textContent innerHTML namespaceURI ownerDocument remove removeChild setAttribute querySelectorAll body head documentElement createElement getElementById cookie location __proto__ constructor'.split(
    ' ',
  )

/** Markup that shadows a name (DOM clobbering). */
export const clobbering: readonly ((name: string) => string)[] = [
  (name) => `<form id=${name}><input name=${name}><input name=${name}>A</form>`,
  (name) => `<form><input id=${name}><button name=${name}>A</button></form>`,
  (name) => `<img name=${name}><img name=${name} src="data:image/png;base64,AA==">`,
  (name) => `<a id=${name}></a><a id=${name} name=${name} href="https://good.example">A</a>`,
  (name) => `<iframe name=${name} srcdoc=A></iframe><object name=${name} id=${name}></object>`,
]

/** Markup that covers the page or changes its look. */
export const restyling: readonly string[] = [
  '<div style="position:fixed;inset:0;z-index:9999">Your session has ended</div>',
  '<style>*{display:none!important}</style>',
  '<style>:root{--fpk-color-text:transparent}</style>A',
  '<p class="fpk-dialog fpk-root" role="dialog" aria-modal="true">A</p>',
  '<dialog open>Type your password</dialog>',
  '<font size=7 color=red face=x>A</font><center>A</center>',
  '<body style="overflow:hidden" bgcolor=red text=red>A</body>',
  '<p dir=rtl lang=ar hidden contenteditable tabindex=1 accesskey=s draggable=true>A</p>',
  '<p slot=a part=b is=x-a itemprop=c data-action=d aria-label=e>A</p>',
  '<marquee>A</marquee><blink>A</blink>',
  '<link rel=stylesheet href="data:text/css,*{display:none}">',
  '<table width=99999 height=99999 style="width:99999px"><tr><td nowrap width=99999>A</table>',
]

/** Markup that could break a parser, the sanitizer or a layout. */
export const breaking: readonly string[] = [
  '',
  ' ',
  '<frameset></frameset>',
  '<frameset><frame src=a></frameset>',
  ' \n<!-- A --><FRAMESET rows=1><FRAME></FRAMESET>',
  '<!doctype html><html><head><title>A</title></head><frameset><noframes>A</noframes></frameset></html>',
  '<body></body></html><frameset>',
  ...['b', 'div', 'blockquote', 'ul><li', 'table><tr><td', 'template', 'svg', 'svg><foreignObject'].map(
    (tag) => `<${tag}>`.repeat(3000),
  ),
  '</p>'.repeat(3000),
  '\0',
  '<\0p>A\0</p\0>',
  '\uD800',
  '<p title="\uDC00">\uD800A\uDFFF</p>',
  '\u202E<p>\u2066\u2067A',
  `A${'\u0301'.repeat(5000)}`,
  '&#0;&#x110000;&#xD800;&nosuchname;&amp',
  '<',
  '<!',
  '<!--',
  '<![CDATA[',
  '</',
  '<p',
  '<p a="',
  '<svg><![CDATA[',
  'x'.repeat(300_000),
  `<p>${'word '.repeat(500_000)}</p>`,
  '<p>A</p>'.repeat(30_000),
  `<p ${Array.from({ length: 30_000 }, (_, index) => `a${index}=1`).join(' ')}>A</p>`,
  `<img src="data:image/png;base64,${'A'.repeat(1_000_000)}" alt="A">`,
]
