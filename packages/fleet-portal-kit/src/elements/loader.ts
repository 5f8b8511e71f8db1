/*
 * The script of pages without a bundler: `<script type="module" src="…/loader.js"></script>`. It defines every element. The
 * browser build loads the rest on demand, from where this file is.
 */
import { defineFleetElements } from './defineFleetElements.ts'

/** The script of this file, if the page has given it a nonce. */
const script = [...document.querySelectorAll('script')].find(({ src }) => src === import.meta.url)

defineFleetElements({ nonce: script?.nonce })
