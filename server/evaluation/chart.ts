/** Draws curves of shares, 0 to 1 on both axes, as an SVG that reads on light and dark ground. */

export interface Curve {
  label: string;
  points: [x: number, y: number][];
  /** Area of the dot on each point, 0 to 1; none where absent. */
  sizes?: number[];
  /** Drawn thick, over the others. */
  isMain?: boolean;
}

export interface Chart {
  title: string;
  /** What the chart shows, for those who cannot see it. */
  description: string;
  xAxis: string;
  yAxis: string;
  /** A line from corner to corner, such as where what was said is what was. */
  diagonal?: string;
  /** Stands over the labels of the curves. */
  legend?: string;
  curves: Curve[];
}

const WIDTH = 680;
const HEIGHT = 470;
const PLOT = { left: 64, top: 52, size: 350 };
const LEGEND = { left: 440, top: 80, line: 26 };
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const LARGEST_DOT = 13;
/** Told apart by lightness too, and by their dashes. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#8a6d00', '#56606b'];
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '12 4', '4 4'];

const STYLE = `
    text { font: 13px system-ui, sans-serif; fill: #1f2328; }
    .title { font-size: 16px; font-weight: 600; }
    .small { font-size: 12px; }
    .ground { fill: #fff; }
    .grid { stroke: #d0d7de; }
    .ideal { stroke: #1f2328; stroke-dasharray: 3 4; }
    .main { stroke: #1f2328; fill: #1f2328; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .ground { fill: #0d1117; }
      .grid { stroke: #30363d; }
      .ideal { stroke: #e6edf3; }
      .main { stroke: #e6edf3; fill: #e6edf3; }
    }`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const x = (value: number): string => (PLOT.left + value * PLOT.size).toFixed(1);
const y = (value: number): string => (PLOT.top + (1 - value) * PLOT.size).toFixed(1);

function axes({ xAxis, yAxis, diagonal }: Chart): string[] {
  const [from, to, middle] = [x(0), x(1), (PLOT.top + PLOT.size / 2).toFixed(1)];
  return [
    ...TICKS.flatMap((tick) => [
      `<path class="grid" d="M${x(tick)} ${y(0)}V${y(1)}M${from} ${y(tick)}H${to}"/>`,
      `<text class="small" x="${x(tick)}" y="${Number(y(0)) + 18}" text-anchor="middle">${tick * 100}%</text>`,
      `<text class="small" x="${Number(from) - 8}" y="${Number(y(tick)) + 4}" text-anchor="end">${tick * 100}%</text>`,
    ]),
    `<text x="${x(0.5)}" y="${Number(y(0)) + 42}" text-anchor="middle">${escape(xAxis)}</text>`,
    `<text transform="translate(18 ${middle}) rotate(-90)" text-anchor="middle">${escape(yAxis)}</text>`,
    ...(diagonal === undefined ? [] : [`<path class="ideal" d="M${from} ${y(0)}L${to} ${y(1)}"/>`]),
  ];
}

/** The attributes that tell a curve from the others. */
function lookOf({ isMain = false }: Curve, number: number): string {
  if (isMain) return 'class="main" stroke-width="3"';
  const colour = COLOURS[number % COLOURS.length] ?? '';
  const dash = DASHES[number % DASHES.length] ?? '';
  return `stroke="${colour}" stroke-width="1.8"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}`;
}

function drawCurve(curve: Curve, number: number): string[] {
  const line = curve.points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${x(px)} ${y(py)}`).join('');
  const dots = (curve.sizes ?? []).map((size, i) => {
    const [px, py] = curve.points[i] ?? [0, 0];
    const radius = (LARGEST_DOT * Math.sqrt(size)).toFixed(1);
    return `<circle class="main" cx="${x(px)}" cy="${y(py)}" r="${radius}" stroke="none"/>`;
  });
  return [`<path ${lookOf(curve, number)} d="${line}" style="fill: none"/>`, ...dots];
}

function legend({ curves, diagonal, legend: heading }: Chart): string[] {
  const entries = curves.map((curve, i) => ({ label: curve.label, look: lookOf(curve, i) }));
  if (diagonal !== undefined) entries.push({ label: diagonal, look: 'class="ideal"' });
  const title =
    heading === undefined
      ? []
      : [`<text class="small" x="${LEGEND.left}" y="${PLOT.top + 4}">${escape(heading)}</text>`];
  const lines = entries.flatMap(({ label, look }, i) => {
    const at = LEGEND.top + i * LEGEND.line;
    return [
      `<path ${look} d="M${LEGEND.left} ${at}h28" style="fill: none"/>`,
      `<text class="small" x="${LEGEND.left + 36}" y="${at + 4}">${escape(label)}</text>`,
    ];
  });
  return [...title, ...lines];
}

/** The chart as a file of its own. */
export function drawChart(chart: Chart): string {
  const rising = [...chart.curves.entries()].sort(([, a], [, b]) => Number(a.isMain) - Number(b.isMain));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title about">`,
    `<title id="title">${escape(chart.title)}</title>`,
    `<desc id="about">${escape(chart.description)}</desc>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<text class="title" x="${PLOT.left}" y="30">${escape(chart.title)}</text>`,
    ...axes(chart),
    ...rising.flatMap(([i, curve]) => drawCurve(curve, i)),
    ...legend(chart),
    '</svg>',
    '',
  ].join('\n');
}
