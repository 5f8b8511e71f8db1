/** The markup around a payload. Each changes the state of the HTML parser. */
export const contexts: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<p>News ${inner}`,
  (inner) => `<html><head>${inner}</head><body>News</body></html>`,
  (inner) => `<body onload=1>${inner}</body>`,
  (inner) => `<frameset>${inner}</frameset>`,
  (inner) => `<frameset><noframes>${inner}</noframes></frameset>`,
  (inner) => `<table>${inner}</table>`,
  (inner) => `<table><caption>${inner}</caption><tr><td>A</td></tr></table>`,
  (inner) => `<table><tr><td>${inner}</td></tr></table>`,
  (inner) => `<table><colgroup>${inner}</colgroup></table>`,
  (inner) => `<select>${inner}</select>`,
  (inner) => `<select><option>${inner}</option></select>`,
  (inner) => `<button>${inner}</button>`,
  (inner) => `<a href="https://good.example">${inner}</a>`,
  (inner) => `<form>${inner}</form>`,
  (inner) => `<form><input name=attributes><input name=childNodes>${inner}</form>`,
  (inner) => `<template>${inner}</template>`,
  (inner) => `<div><template shadowrootmode=open>${inner}</template></div>`,
  (inner) => `<noscript>${inner}</noscript>`,
  (inner) => `<noscript><p title='</noscript>${inner}'></noscript>`,
  (inner) => `<style><p title='</style>${inner}'></style>`,
  (inner) => `<textarea><p title='</textarea>${inner}'></textarea>`,
  (inner) => `<title><p title='</title>${inner}'></title>`,
  (inner) => `<xmp><p title='</xmp>${inner}'></xmp>`,
  (inner) => `<noembed><p title='</noembed>${inner}'></noembed>`,
  (inner) => `<iframe><p title='</iframe>${inner}'></iframe>`,
  (inner) => `<svg>${inner}</svg>`,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<svg><desc>${inner}</desc></svg>`,
  (inner) => `<svg><style><a title="</style>${inner}"></svg>`,
  (inner) => `<svg><p><style><g title="</style>${inner}"></svg>`,
  (inner) => `<svg><![CDATA[<]]>${inner}</svg>`,
  (inner) => `<math>${inner}</math>`,
  (inner) => `<math><mi>${inner}</mi></math>`,
  (inner) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style><p title="-->${inner}">`,
  (inner) => `<form><math><mtext></form><form><mglyph><svg><mtext><style><b title="</style>${inner}">`,
  (inner) => `<!-->${inner}-->`,
  (inner) => `<!--A--!>${inner}-->`,
  (inner) => `<!--<p title="-->${inner}">`,
  (inner) => `<?php >${inner}?>`,
  (inner) => `</ >${inner}`,
  (inner) => `<object>${inner}</object>`,
  (inner) => `<video>${inner}</video>`,
  (inner) => `<details open><summary>${inner}</summary></details>`,
  (inner) => `<x-news>${inner}</x-news>`,
  (inner) => '<div>'.repeat(100) + inner,
  (inner) => '<b><i><a>'.repeat(40) + inner,
]

/** Elements that get event handlers: allowed and forbidden ones. */
export const carriers =
  'p div span h1 ul li dl a img table tr td blockquote pre b mark svg math video input form label section dialog x-news'.split(
    ' ',
  )

/** Events that get handlers. */
export const events =
  'click dblclick auxclick mouseover mouseenter pointerdown pointerover wheel keydown focus blur copy paste drag drop scroll load error toggle animationend transitionend beforeinput'.split(
    ' ',
  )
