/** A file with its rows, whose cells are joined by `|`, or with the code of its error. */
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
  ['a space after a quote', '"a" ,"b"\n', ['a|b']],
  ['spaces after the last quote of a line', 'x,y\na,"b"  \nc,d\n', ['x|y', 'a|b', 'c|d']],
  ['a space before a quote', 'a, "b"\n', ['a| "b"']],
  ['a quote inside a cell', 'a 6" bed,c\n', ['a 6" bed|c']],
  ['a quote at the end of a cell', 'a",b\n', ['a"|b']],
  ['two quotes inside a cell', 'a "b" c,d\n', ['a "b" c|d']],
  ['text after a quote', 'a,b\n"c"d,e\n', 'quotes:2'],
  ['an unclosed quote', 'a,b\nc,"d\ne,f\n', 'quotes:2'],
  ['rows of other lengths', 'a,b,c\nd\ne,f,g,h\n', ['a|b|c', 'd', 'e|f|g|h']],
  ['blank lines between rows', 'a,b\n\n\nc,d\n', ['a|b', '', '', 'c|d']],
  ['blank lines at the end', 'a,b\n\n , \n\n', ['a|b']],
  ['a byte order mark', '\uFEFFa,b\n', ['a|b']],
  ['a byte order mark before a quote', '\uFEFF"a",b\n', ['a|b']],
  ['semicolons', 'a;b,c;d\n', ['a|b,c|d']],
  ['tabs', 'a\tb,c\td\n', ['a|b,c|d']],
  ['letters of other scripts', 'ひ,ß,𝄞\n', ['ひ|ß|𝄞']],
  ['a backslash before a quote', 'a,"b\\"\n', ['a|b\\']],
  ['a number sign at the start of a row', 'a,b\n#c,d\n', ['a|b', '#c|d']],
  ['numbers as they are written', '1979.0,8.8017226E7,045\n', ['1979.0|8.8017226E7|045']],
]

/** Behaviours that fast-csv documents and tests. */
const fastCsv: readonly Case[] = [
  ['a header and a row', 'first_name,last_name,email\nFirst1,Last1,a@b.test', people],
  ['a header in quotes', '"first_name","last_name","email"\n"First1","Last1","a@b.test"\n', people],
  ['a separator at the end of each line', 'a,b,\nc,d,\n', ['a|b|', 'c|d|']],
  ['quotes around some cells of a row', 'a,"b",c\nd,e,"f"\n', ['a|b|c', 'd|e|f']],
  ['JSON in quotes', 'a,"{""b"":[1,2]}"\n', ['a|{"b":[1,2]}']],
  ['a street address over two lines', 'a,"1 Rizal St\nMakati"\n', ['a|1 Rizal St\nMakati']],
  ['single quotes', "'a,b',c\n", ["'a|b'|c"]],
  ['a line of separators', 'a,b\n,\nc,d\n', ['a|b', '|', 'c|d']],
  ['nothing', '', []],
  ['one line end', '\n', []],
  ['one cell', 'a', ['a']],
  ['one quote', '"', 'quotes:1'],
  ['two quotes', '""', []],
  ['three quotes', '"""', 'quotes:1'],
  ['an unclosed quote in the last line', 'a,b\n\nc,"d', 'quotes:3'],
]

/** Files as spreadsheet programs write them. */
const spreadsheets: readonly Case[] = [
  ['a line that names the separator', 'sep=;\r\na;b\r\nc,d;e\r\n', ['a|b', 'c,d|e']],
  ['a separator line in capitals', 'SEP=,\na;b\n', ['a;b']],
  ['a separator line with a tab', 'sep=\t\na\tb\n', ['a|b']],
  ['a separator line as a cell', '"sep=;"\na;b\n', ['sep=;', 'a;b']],
  ['a separator line after the first row', 'a;b\nsep=;\n', ['a|b', 'sep=|']],
  ['a NUL character', 'a,b\0\n', 'notText'],
]

export const libraryCases: readonly Case[] = [...csvParse, ...fastCsv, ...spreadsheets]
