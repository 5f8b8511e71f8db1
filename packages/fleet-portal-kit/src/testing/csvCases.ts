/** A file, and its rows with a bar between cells, or why it has none. */
type Case = readonly [name: string, text: string, rows: readonly string[] | string]

const people = ['first_name|last_name|email', 'First1|Last1|a@b.test']

/** Behaviours that csv-parse documents and tests. */
const csvParse: readonly Case[] = [
  ['one row without a line end', 'a,b,c', ['a|b|c']],
  ['two rows', 'a,b\nc,d\n', ['a|b', 'c|d']],
  ['empty cells', ',a,,\n', ['|a||']],
  ['empty cells in quotes', '"",a,"",""\n', ['|a||']],
  ['a cell of one quote', 'a,"""",b\n', ['a|"|b']],
  ['quotes around a word of a cell', '"a ""b"" c",d\n', ['a "b" c|d']],
  ['quotes at both ends of a cell', '"""a""",b\n', ['"a"|b']],
  ['only quotes', '"""""",""""\n', ['""|"']],
  ['a separator in quotes', '"a,b",c\n', ['a,b|c']],
  ['a line feed in quotes', '"a\nb",c\n', ['a\nb|c']],
  ['a Windows line end in quotes', '"a\r\nb",c\r\n', ['a\nb|c']],
  ['several line ends in quotes', '"a\n\n\nb",c\n', ['a\n\n\nb|c']],
  ['carriage returns as line ends', 'a,b\rc,d\r', ['a|b', 'c|d']],
  ['line ends of three kinds', 'a,b\nc,d\r\ne,f\r', ['a|b', 'c|d', 'e|f']],
  ['spaces inside cells', 'a b , c d\n', ['a b | c d']],
  ['spaces in quotes', '" a ",b\n', [' a |b']],
  ['a space behind a quote', '"a" ,"b"\n', ['a|b']],
  ['spaces behind the last quote of a line', 'x,y\na,"b"  \nc,d\n', ['x|y', 'a|b', 'c|d']],
  ['a space before a quote', 'a, "b"\n', ['a| "b"']],
  ['a quote inside of a cell', 'a 6" bed,c\n', ['a 6" bed|c']],
  ['a quote at the end of a cell', 'a",b\n', ['a"|b']],
  ['two quotes inside of a cell', 'a "b" c,d\n', ['a "b" c|d']],
  ['text behind a quote', 'a,b\n"c"d,e\n', 'quotes:2'],
  ['a quote that is not closed', 'a,b\nc,"d\ne,f\n', 'quotes:2'],
  ['rows of other lengths', 'a,b,c\nd\ne,f,g,h\n', ['a|b|c', 'd', 'e|f|g|h']],
  ['blank lines between rows', 'a,b\n\n\nc,d\n', ['a|b', '', '', 'c|d']],
  ['blank lines at the end', 'a,b\n\n , \n\n', ['a|b']],
  ['a mark of UTF-8', '\uFEFFa,b\n', ['a|b']],
  ['a mark of UTF-8 before a quote', '\uFEFF"a",b\n', ['a|b']],
  ['semicolons', 'a;b,c;d\n', ['a|b,c|d']],
  ['tabs', 'a\tb,c\td\n', ['a|b,c|d']],
  ['letters of other scripts', 'ひ,ß,𝄞\n', ['ひ|ß|𝄞']],
  ['a backslash before a quote', 'a,"b\\"\n', ['a|b\\']],
  ['a number sign at the beginning of a line', 'a,b\n#c,d\n', ['a|b', '#c|d']],
  ['numbers as they are written', '1979.0,8.8017226E7,045\n', ['1979.0|8.8017226E7|045']],
]

/** Behaviours that fast-csv documents and tests. */
const fastCsv: readonly Case[] = [
  ['titles and a row', 'first_name,last_name,email\nFirst1,Last1,a@b.test', people],
  ['titles in quotes', '"first_name","last_name","email"\n"First1","Last1","a@b.test"\n', people],
  ['a separator at the end of each line', 'a,b,\nc,d,\n', ['a|b|', 'c|d|']],
  ['quotes around some cells of a row', 'a,"b",c\nd,e,"f"\n', ['a|b|c', 'd|e|f']],
  ['JSON in quotes', 'a,"{""b"":[1,2]}"\n', ['a|{"b":[1,2]}']],
  ['an address over two lines', 'a,"1 Rizal St\nMakati"\n', ['a|1 Rizal St\nMakati']],
  ['quotes of another kind', "'a,b',c\n", ["'a|b'|c"]],
  ['a line of separators', 'a,b\n,\nc,d\n', ['a|b', '|', 'c|d']],
  ['nothing', '', []],
  ['one line end', '\n', []],
  ['one cell', 'a', ['a']],
  ['one quote', '"', 'quotes:1'],
  ['two quotes', '""', []],
  ['three quotes', '"""', 'quotes:1'],
  ['a quote that is opened in the last line', 'a,b\n\nc,"d', 'quotes:3'],
]

/** What spreadsheets write. */
const spreadsheets: readonly Case[] = [
  ['a line that names the separator', 'sep=;\r\na;b\r\nc,d;e\r\n', ['a|b', 'c,d|e']],
  ['such a line in capitals', 'SEP=,\na;b\n', ['a;b']],
  ['such a line with a tab', 'sep=\t\na\tb\n', ['a|b']],
  ['such a line as a cell', '"sep=;"\na;b\n', ['sep=;', 'a;b']],
  ['such a line further down', 'a;b\nsep=;\n', ['a|b', 'sep=|']],
  ['a character that no text has', 'a,b\0\n', 'notText'],
]

export const libraryCases: readonly Case[] = [...csvParse, ...fastCsv, ...spreadsheets]
