const tones = {
  good: [{ pitch: 880, from: 0, to: 0.07 }],
  bad: [
    { pitch: 196, from: 0, to: 0.16 },
    { pitch: 196, from: 0.22, to: 0.4 },
  ],
};

let audio: AudioContext | undefined;

/** Who packs looks at the pieces and not at the screen. A browser without sound is silent: the words say the same. */
export function beep(kind: keyof typeof tones): void {
  try {
    audio ??= new AudioContext();
    for (const { pitch, from, to } of tones[kind]) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = pitch;
      volume.gain.value = 0.08;
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + from);
      tone.stop(audio.currentTime + to);
    }
  } catch {
    audio = undefined;
  }
}
