/** So many seconds as people say it: whole minutes alone, else with the seconds. */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (rest === 0 && minutes > 0) return `${minutes} 分钟`;
  return minutes > 0 ? `${minutes} 分 ${rest} 秒` : `${rest} 秒`;
}
