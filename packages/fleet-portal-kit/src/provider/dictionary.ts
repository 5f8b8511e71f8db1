/** A sentence, or a function of its parts. */
export type Message = string | ((...parts: never[]) => string)
export type Dictionary = { readonly [key: string]: Message | Dictionary }

/** Another sentence for any key, by namespace. A function may be replaced by a plain sentence. */
export type MessageOverrides = Readonly<Record<string, Dictionary>>
