/** A closed smooth line round an ellipse, a little out of true: the same for the same seed. Islands are drawn with it. */
export function coast(seed: number, cx: number, cy: number, rx: number, ry: number, wobble = 0.08): string {
  const count = 10;
  const at = (i: number): [number, number] => {
    const k = ((i % count) + count) % count;
    const angle = (k * 2 * Math.PI) / count;
    const reach = 1 + wobble * noise(seed * 31 + k);
    return [cx + rx * reach * Math.cos(angle), cy + ry * reach * Math.sin(angle)];
  };
  let path = '';
  for (let i = 0; i < count; i++) {
    const [x0, y0] = at(i - 1);
    const [x1, y1] = at(i);
    const [x2, y2] = at(i + 1);
    const [x3, y3] = at(i + 2);
    if (i === 0) path = `M${text(x1)},${text(y1)}`;
    path += `C${text(x1 + (x2 - x0) / 6)},${text(y1 + (y2 - y0) / 6)} ${text(x2 - (x3 - x1) / 6)},${text(y2 - (y3 - y1) / 6)} ${text(x2)},${text(y2)}`;
  }
  return `${path}z`;
}

/** -1 to 1, scattered but always the same. */
function noise(n: number): number {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return (x - Math.floor(x)) * 2 - 1;
}

function text(n: number): string {
  return String(Math.round(n * 10) / 10);
}
