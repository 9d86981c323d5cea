// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["0","1","2","3","4"];
const kept1 = {"sort":1,"keyword":1,"certId":1,"type":1,"title":1,"titleText":1,"format":1,"analysis":1,"difficulty":1,"score":1,"knowledge":1,"state":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept2 = ["all","valid"];
const kept3 = {"pageNum":1,"pageSize":1,"sort":1,"keyword":1,"certId":1,"type":1,"titleText":1,"difficulty":1,"score":1,"knowledge":1,"state":1,"id":1,"createdTime":1,"version":1,"updatedTime":1,"updatedBy":1};
const kept4 = {"pageNum":1,"pageSize":1,"sort":1,"keyword":1,"certId":1,"type":1,"title":1,"titleText":1,"format":1,"analysis":1,"difficulty":1,"score":1,"knowledge":1,"state":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept5 = {"keyword":1,"certId":1,"type":1,"title":1,"titleText":1,"format":1,"analysis":1,"difficulty":1,"score":1,"knowledge":1,"state":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept6 = ["published","retired"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func6 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.records === undefined) || (!(func0.call(data, "records")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "records")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.records !== undefined && func0.call(data, "records")){
let data0 = data.records;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.id === undefined) || (!(func0.call(data1, "id")))){
const err4 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err4);
errors++;
}
if((data1.version === undefined) || (!(func0.call(data1, "version")))){
const err5 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err5);
errors++;
}
if((data1.changes === undefined) || (!(func0.call(data1, "changes")))){
const err6 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "changes"}};
vErrors = add(vErrors, err6);
errors++;
}
for(const key1 of Object.keys(data1)){
if(!(((key1 === "id") || (key1 === "version")) || (key1 === "changes"))){
const err7 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data1.id !== undefined && func0.call(data1, "id")){
let data2 = data1.id;
if(typeof data2 === "string"){
if(func6(data2) > 64){
const err8 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err8);
errors++;
}
if(func6(data2) < 1){
const err9 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data1.version !== undefined && func0.call(data1, "version")){
let data3 = data1.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err11);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err12);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
if(data1.changes !== undefined && func0.call(data1, "changes")){
let data4 = data1.changes;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 of Object.keys(data4)){
if(!(((key2 === "difficulty") || (key2 === "score")) || (key2 === "knowledge"))){
const err14 = {instancePath:instancePath+"/records/" + i0+"/changes",schemaPath:"#/properties/records/items/properties/changes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data4.difficulty !== undefined && func0.call(data4, "difficulty")){
let data5 = data4.difficulty;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/records/" + i0+"/changes/difficulty",schemaPath:"#/properties/records/items/properties/changes/properties/difficulty/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
if(!(((((data5 === "0") || (data5 === "1")) || (data5 === "2")) || (data5 === "3")) || (data5 === "4"))){
const err16 = {instancePath:instancePath+"/records/" + i0+"/changes/difficulty",schemaPath:"#/properties/records/items/properties/changes/properties/difficulty/enum",keyword:"enum",params:{allowedValues: kept0}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data4.score !== undefined && func0.call(data4, "score")){
let data6 = data4.score;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/records/" + i0+"/changes/score",schemaPath:"#/properties/records/items/properties/changes/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
vErrors = add(vErrors, err17);
errors++;
}
if(data6 < 0.5 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/records/" + i0+"/changes/score",schemaPath:"#/properties/records/items/properties/changes/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5}};
vErrors = add(vErrors, err18);
errors++;
}
if(Number(data6.toFixed(1)) !== data6 || Math.round(data6 * 10) % 5 !== 0){
const err19 = {instancePath:instancePath+"/records/" + i0+"/changes/score",schemaPath:"#/properties/records/items/properties/changes/properties/score/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.5}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/records/" + i0+"/changes/score",schemaPath:"#/properties/records/items/properties/changes/properties/score/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data4.knowledge !== undefined && func0.call(data4, "knowledge")){
let data7 = data4.knowledge;
if(Array.isArray(data7)){
if(data7.length > 20){
const err21 = {instancePath:instancePath+"/records/" + i0+"/changes/knowledge",schemaPath:"#/properties/records/items/properties/changes/properties/knowledge/maxItems",keyword:"maxItems",params:{limit: 20}};
vErrors = add(vErrors, err21);
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func6(data8) > 100){
const err22 = {instancePath:instancePath+"/records/" + i0+"/changes/knowledge/" + i1,schemaPath:"#/properties/records/items/properties/changes/properties/knowledge/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err22);
errors++;
}
if(func6(data8) < 1){
const err23 = {instancePath:instancePath+"/records/" + i0+"/changes/knowledge/" + i1,schemaPath:"#/properties/records/items/properties/changes/properties/knowledge/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/records/" + i0+"/changes/knowledge/" + i1,schemaPath:"#/properties/records/items/properties/changes/properties/knowledge/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
let i2 = data7.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data7[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err25 = {instancePath:instancePath+"/records/" + i0+"/changes/knowledge",schemaPath:"#/properties/records/items/properties/changes/properties/knowledge/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
vErrors = add(vErrors, err25);
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err26 = {instancePath:instancePath+"/records/" + i0+"/changes/knowledge",schemaPath:"#/properties/records/items/properties/changes/properties/knowledge/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/records/" + i0+"/changes",schemaPath:"#/properties/records/items/properties/changes/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err30);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;
const pattern0 = new RegExp("^-?(certId|type|titleText|format|difficulty|score|state|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$", "u");
const formats0 = formats.moment;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept1, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data0 = data.sort;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(certId|type|titleText|format|difficulty|score|state|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$"}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data1 = data.keyword;
if(typeof data1 === "string"){
if(func6(data1) > 100){
const err3 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.certId !== undefined && func0.call(data, "certId")){
let data2 = data.certId;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func6(data2) > 100){
const err5 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(Array.isArray(data2)){
if(data2.length > 200){
const err7 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err7);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err8 = {instancePath:instancePath+"/certId/" + i0,schemaPath:"#/properties/certId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/certId/" + i0,schemaPath:"#/properties/certId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err11 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err11);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data4 = data.type;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(typeof data4 === "string"){
if(func6(data4) > 100){
const err12 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(Array.isArray(data4)){
if(data4.length > 200){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err14);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func6(data5) > 100){
const err15 = {instancePath:instancePath+"/type/" + i1,schemaPath:"#/properties/type/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/type/" + i1,schemaPath:"#/properties/type/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err17);
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err18);
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data6 = data.title;
if(typeof data6 === "string"){
if(func6(data6) > 200){
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.titleText !== undefined && func0.call(data, "titleText")){
let data7 = data.titleText;
if(typeof data7 === "string"){
if(func6(data7) > 200){
const err21 = {instancePath:instancePath+"/titleText",schemaPath:"#/properties/titleText/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/titleText",schemaPath:"#/properties/titleText/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data8 = data.format;
const _errs27 = errors;
let valid7 = false;
const _errs28 = errors;
if(typeof data8 === "string"){
if(func6(data8) > 100){
const err23 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
var _valid2 = _errs28 === errors;
valid7 = valid7 || _valid2;
const _errs30 = errors;
if(Array.isArray(data8)){
if(data8.length > 200){
const err25 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err25);
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func6(data9) > 100){
const err26 = {instancePath:instancePath+"/format/" + i2,schemaPath:"#/properties/format/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/format/" + i2,schemaPath:"#/properties/format/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err28);
errors++;
}
var _valid2 = _errs30 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err29 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err29);
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.analysis !== undefined && func0.call(data, "analysis")){
let data10 = data.analysis;
if(typeof data10 === "string"){
if(func6(data10) > 200){
const err30 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.difficulty !== undefined && func0.call(data, "difficulty")){
let data11 = data.difficulty;
const _errs37 = errors;
let valid10 = false;
const _errs38 = errors;
if(typeof data11 === "string"){
if(func6(data11) > 100){
const err32 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
var _valid3 = _errs38 === errors;
valid10 = valid10 || _valid3;
const _errs40 = errors;
if(Array.isArray(data11)){
if(data11.length > 200){
const err34 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err34);
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 === "string"){
if(func6(data12) > 100){
const err35 = {instancePath:instancePath+"/difficulty/" + i3,schemaPath:"#/properties/difficulty/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/difficulty/" + i3,schemaPath:"#/properties/difficulty/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err37);
errors++;
}
var _valid3 = _errs40 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err38 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err38);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.score !== undefined && func0.call(data, "score")){
let data13 = data.score;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key1 of Object.keys(data13)){
if(!((key1 === "from") || (key1 === "to"))){
const err39 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data13.from !== undefined && func0.call(data13, "from")){
let data14 = data13.from;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err40 = {instancePath:instancePath+"/score/from",schemaPath:"#/properties/score/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err40);
errors++;
}
}
if(data13.to !== undefined && func0.call(data13, "to")){
let data15 = data13.to;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err41 = {instancePath:instancePath+"/score/to",schemaPath:"#/properties/score/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data.knowledge !== undefined && func0.call(data, "knowledge")){
let data16 = data.knowledge;
const _errs52 = errors;
let valid14 = false;
const _errs53 = errors;
if(typeof data16 === "string"){
if(func6(data16) > 100){
const err43 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err44);
errors++;
}
var _valid4 = _errs53 === errors;
valid14 = valid14 || _valid4;
const _errs55 = errors;
if(Array.isArray(data16)){
if(data16.length > 200){
const err45 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err45);
errors++;
}
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func6(data17) > 100){
const err46 = {instancePath:instancePath+"/knowledge/" + i4,schemaPath:"#/properties/knowledge/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/knowledge/" + i4,schemaPath:"#/properties/knowledge/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err48);
errors++;
}
var _valid4 = _errs55 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const err49 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err49);
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data18 = data.state;
const _errs60 = errors;
let valid17 = false;
const _errs61 = errors;
if(typeof data18 === "string"){
if(func6(data18) > 100){
const err50 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err51);
errors++;
}
var _valid5 = _errs61 === errors;
valid17 = valid17 || _valid5;
const _errs63 = errors;
if(Array.isArray(data18)){
if(data18.length > 200){
const err52 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err52);
errors++;
}
const len5 = data18.length;
for(let i5=0; i5<len5; i5++){
let data19 = data18[i5];
if(typeof data19 === "string"){
if(func6(data19) > 100){
const err53 = {instancePath:instancePath+"/state/" + i5,schemaPath:"#/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err53);
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/state/" + i5,schemaPath:"#/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err54);
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err55);
errors++;
}
var _valid5 = _errs63 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const err56 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err56);
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data20 = data.id;
const _errs68 = errors;
let valid20 = false;
const _errs69 = errors;
if(typeof data20 === "string"){
if(func6(data20) > 100){
const err57 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err57);
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err58);
errors++;
}
var _valid6 = _errs69 === errors;
valid20 = valid20 || _valid6;
const _errs71 = errors;
if(Array.isArray(data20)){
if(data20.length > 200){
const err59 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err59);
errors++;
}
const len6 = data20.length;
for(let i6=0; i6<len6; i6++){
let data21 = data20[i6];
if(typeof data21 === "string"){
if(func6(data21) > 100){
const err60 = {instancePath:instancePath+"/id/" + i6,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err60);
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/id/" + i6,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err61);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err62);
errors++;
}
var _valid6 = _errs71 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const err63 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err63);
errors++;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data22 = data.createdTime;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 of Object.keys(data22)){
if(!((key2 === "from") || (key2 === "to"))){
const err64 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data22.from !== undefined && func0.call(data22, "from")){
let data23 = data22.from;
if(typeof data23 === "string"){
if(!(formats0(data23))){
const err65 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err65);
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err66);
errors++;
}
}
if(data22.to !== undefined && func0.call(data22, "to")){
let data24 = data22.to;
if(typeof data24 === "string"){
if(!(formats0(data24))){
const err67 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err67);
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err68);
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err69);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data25 = data.createdBy;
const _errs83 = errors;
let valid24 = false;
const _errs84 = errors;
if(typeof data25 === "string"){
if(func6(data25) > 100){
const err70 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err70);
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err71);
errors++;
}
var _valid7 = _errs84 === errors;
valid24 = valid24 || _valid7;
const _errs86 = errors;
if(Array.isArray(data25)){
if(data25.length > 200){
const err72 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err72);
errors++;
}
const len7 = data25.length;
for(let i7=0; i7<len7; i7++){
let data26 = data25[i7];
if(typeof data26 === "string"){
if(func6(data26) > 100){
const err73 = {instancePath:instancePath+"/createdBy/" + i7,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err73);
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/createdBy/" + i7,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err74);
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err75);
errors++;
}
var _valid7 = _errs86 === errors;
valid24 = valid24 || _valid7;
if(!valid24){
const err76 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err76);
errors++;
}
else {
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data27 = data.version;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key3 of Object.keys(data27)){
if(!((key3 === "from") || (key3 === "to"))){
const err77 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err77);
errors++;
}
}
if(data27.from !== undefined && func0.call(data27, "from")){
let data28 = data27.from;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err78 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err78);
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 2147483647 || isNaN(data28)){
const err79 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err79);
errors++;
}
if(data28 < -2147483647 || isNaN(data28)){
const err80 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err80);
errors++;
}
}
}
if(data27.to !== undefined && func0.call(data27, "to")){
let data29 = data27.to;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err81 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err81);
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 2147483647 || isNaN(data29)){
const err82 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err82);
errors++;
}
if(data29 < -2147483647 || isNaN(data29)){
const err83 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err83);
errors++;
}
}
}
}
else {
const err84 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err84);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data30 = data.updatedTime;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key4 of Object.keys(data30)){
if(!((key4 === "from") || (key4 === "to"))){
const err85 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err85);
errors++;
}
}
if(data30.from !== undefined && func0.call(data30, "from")){
let data31 = data30.from;
if(typeof data31 === "string"){
if(!(formats0(data31))){
const err86 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err86);
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err87);
errors++;
}
}
if(data30.to !== undefined && func0.call(data30, "to")){
let data32 = data30.to;
if(typeof data32 === "string"){
if(!(formats0(data32))){
const err88 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err88);
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err89);
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err90);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data33 = data.updatedBy;
const _errs105 = errors;
let valid29 = false;
const _errs106 = errors;
if(typeof data33 === "string"){
if(func6(data33) > 100){
const err91 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err91);
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err92);
errors++;
}
var _valid8 = _errs106 === errors;
valid29 = valid29 || _valid8;
const _errs108 = errors;
if(Array.isArray(data33)){
if(data33.length > 200){
const err93 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err93);
errors++;
}
const len8 = data33.length;
for(let i8=0; i8<len8; i8++){
let data34 = data33[i8];
if(typeof data34 === "string"){
if(func6(data34) > 100){
const err94 = {instancePath:instancePath+"/updatedBy/" + i8,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err94);
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/updatedBy/" + i8,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err95);
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err96);
errors++;
}
var _valid8 = _errs108 === errors;
valid29 = valid29 || _valid8;
if(!valid29){
const err97 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err97);
errors++;
}
else {
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = _errs105;
}
else {
vErrors = null;
}
}
}
}
if(data.deletedTime !== undefined && func0.call(data, "deletedTime")){
let data35 = data.deletedTime;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key5 of Object.keys(data35)){
if(!((key5 === "from") || (key5 === "to"))){
const err98 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err98);
errors++;
}
}
if(data35.from !== undefined && func0.call(data35, "from")){
let data36 = data35.from;
if(typeof data36 === "string"){
if(!(formats0(data36))){
const err99 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err99);
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err100);
errors++;
}
}
if(data35.to !== undefined && func0.call(data35, "to")){
let data37 = data35.to;
if(typeof data37 === "string"){
if(!(formats0(data37))){
const err101 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err101);
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err102);
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err103);
errors++;
}
}
}
else {
const err104 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err104);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func6(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func6(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data1 = data.pageNum;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data2 = data.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err9);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "mode")) || (key0 === "recordState"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 64){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
if(func6(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
if(!((data1 === "all") || (data1 === "valid"))){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: kept2}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.recordState !== undefined && func0.call(data, "recordState")){
let data2 = data.recordState;
if(typeof data2 === "string"){
if(func6(data2) > 40){
const err8 = {instancePath:instancePath+"/recordState",schemaPath:"#/properties/recordState/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/recordState",schemaPath:"#/properties/recordState/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check6 = validate6;
const pattern1 = new RegExp("^-?(certId|type|titleText|difficulty|score|state|id|createdTime|version|updatedTime|updatedBy)$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept3, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(certId|type|titleText|difficulty|score|state|id|createdTime|version|updatedTime|updatedBy)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data3 = data.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err9 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.certId !== undefined && func0.call(data, "certId")){
let data4 = data.certId;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(typeof data4 === "string"){
if(func6(data4) > 100){
const err11 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(Array.isArray(data4)){
if(data4.length > 200){
const err13 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err13);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func6(data5) > 100){
const err14 = {instancePath:instancePath+"/certId/" + i0,schemaPath:"#/properties/certId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/certId/" + i0,schemaPath:"#/properties/certId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err16);
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err17 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err17);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data6 = data.type;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(typeof data6 === "string"){
if(func6(data6) > 100){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
const _errs22 = errors;
if(Array.isArray(data6)){
if(data6.length > 200){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err20);
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func6(data7) > 100){
const err21 = {instancePath:instancePath+"/type/" + i1,schemaPath:"#/properties/type/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/type/" + i1,schemaPath:"#/properties/type/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err23);
errors++;
}
var _valid1 = _errs22 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err24 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err24);
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.titleText !== undefined && func0.call(data, "titleText")){
let data8 = data.titleText;
if(typeof data8 === "string"){
if(func6(data8) > 200){
const err25 = {instancePath:instancePath+"/titleText",schemaPath:"#/properties/titleText/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/titleText",schemaPath:"#/properties/titleText/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data.difficulty !== undefined && func0.call(data, "difficulty")){
let data9 = data.difficulty;
const _errs29 = errors;
let valid7 = false;
const _errs30 = errors;
if(typeof data9 === "string"){
if(func6(data9) > 100){
const err27 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
var _valid2 = _errs30 === errors;
valid7 = valid7 || _valid2;
const _errs32 = errors;
if(Array.isArray(data9)){
if(data9.length > 200){
const err29 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err29);
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func6(data10) > 100){
const err30 = {instancePath:instancePath+"/difficulty/" + i2,schemaPath:"#/properties/difficulty/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/difficulty/" + i2,schemaPath:"#/properties/difficulty/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err32);
errors++;
}
var _valid2 = _errs32 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err33 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err33);
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data.score !== undefined && func0.call(data, "score")){
let data11 = data.score;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 of Object.keys(data11)){
if(!((key1 === "from") || (key1 === "to"))){
const err34 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data11.from !== undefined && func0.call(data11, "from")){
let data12 = data11.from;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err35 = {instancePath:instancePath+"/score/from",schemaPath:"#/properties/score/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data11.to !== undefined && func0.call(data11, "to")){
let data13 = data11.to;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err36 = {instancePath:instancePath+"/score/to",schemaPath:"#/properties/score/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data.knowledge !== undefined && func0.call(data, "knowledge")){
let data14 = data.knowledge;
const _errs44 = errors;
let valid11 = false;
const _errs45 = errors;
if(typeof data14 === "string"){
if(func6(data14) > 100){
const err38 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
var _valid3 = _errs45 === errors;
valid11 = valid11 || _valid3;
const _errs47 = errors;
if(Array.isArray(data14)){
if(data14.length > 200){
const err40 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err40);
errors++;
}
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
if(typeof data15 === "string"){
if(func6(data15) > 100){
const err41 = {instancePath:instancePath+"/knowledge/" + i3,schemaPath:"#/properties/knowledge/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/knowledge/" + i3,schemaPath:"#/properties/knowledge/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err43);
errors++;
}
var _valid3 = _errs47 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err44 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err44);
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data16 = data.state;
const _errs52 = errors;
let valid14 = false;
const _errs53 = errors;
if(typeof data16 === "string"){
if(func6(data16) > 100){
const err45 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err45);
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err46);
errors++;
}
var _valid4 = _errs53 === errors;
valid14 = valid14 || _valid4;
const _errs55 = errors;
if(Array.isArray(data16)){
if(data16.length > 200){
const err47 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err47);
errors++;
}
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func6(data17) > 100){
const err48 = {instancePath:instancePath+"/state/" + i4,schemaPath:"#/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err48);
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/state/" + i4,schemaPath:"#/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err50);
errors++;
}
var _valid4 = _errs55 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const err51 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err51);
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data18 = data.id;
const _errs60 = errors;
let valid17 = false;
const _errs61 = errors;
if(typeof data18 === "string"){
if(func6(data18) > 100){
const err52 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err52);
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err53);
errors++;
}
var _valid5 = _errs61 === errors;
valid17 = valid17 || _valid5;
const _errs63 = errors;
if(Array.isArray(data18)){
if(data18.length > 200){
const err54 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err54);
errors++;
}
const len5 = data18.length;
for(let i5=0; i5<len5; i5++){
let data19 = data18[i5];
if(typeof data19 === "string"){
if(func6(data19) > 100){
const err55 = {instancePath:instancePath+"/id/" + i5,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err55);
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/id/" + i5,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err57);
errors++;
}
var _valid5 = _errs63 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const err58 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err58);
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data20 = data.createdTime;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 of Object.keys(data20)){
if(!((key2 === "from") || (key2 === "to"))){
const err59 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err59);
errors++;
}
}
if(data20.from !== undefined && func0.call(data20, "from")){
let data21 = data20.from;
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err60 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err60);
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err61);
errors++;
}
}
if(data20.to !== undefined && func0.call(data20, "to")){
let data22 = data20.to;
if(typeof data22 === "string"){
if(!(formats0(data22))){
const err62 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err62);
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err63);
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data23 = data.version;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key3 of Object.keys(data23)){
if(!((key3 === "from") || (key3 === "to"))){
const err65 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err65);
errors++;
}
}
if(data23.from !== undefined && func0.call(data23, "from")){
let data24 = data23.from;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err66 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err66);
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 2147483647 || isNaN(data24)){
const err67 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err67);
errors++;
}
if(data24 < -2147483647 || isNaN(data24)){
const err68 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err68);
errors++;
}
}
}
if(data23.to !== undefined && func0.call(data23, "to")){
let data25 = data23.to;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err69 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err69);
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 2147483647 || isNaN(data25)){
const err70 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err70);
errors++;
}
if(data25 < -2147483647 || isNaN(data25)){
const err71 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err71);
errors++;
}
}
}
}
else {
const err72 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err72);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data26 = data.updatedTime;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key4 of Object.keys(data26)){
if(!((key4 === "from") || (key4 === "to"))){
const err73 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err73);
errors++;
}
}
if(data26.from !== undefined && func0.call(data26, "from")){
let data27 = data26.from;
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err74 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err74);
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err75);
errors++;
}
}
if(data26.to !== undefined && func0.call(data26, "to")){
let data28 = data26.to;
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err76 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err76);
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err77);
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err78);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data29 = data.updatedBy;
const _errs89 = errors;
let valid23 = false;
const _errs90 = errors;
if(typeof data29 === "string"){
if(func6(data29) > 100){
const err79 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err79);
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err80);
errors++;
}
var _valid6 = _errs90 === errors;
valid23 = valid23 || _valid6;
const _errs92 = errors;
if(Array.isArray(data29)){
if(data29.length > 200){
const err81 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err81);
errors++;
}
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
let data30 = data29[i6];
if(typeof data30 === "string"){
if(func6(data30) > 100){
const err82 = {instancePath:instancePath+"/updatedBy/" + i6,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err82);
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/updatedBy/" + i6,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err83);
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err84);
errors++;
}
var _valid6 = _errs92 === errors;
valid23 = valid23 || _valid6;
if(!valid23){
const err85 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err85);
errors++;
}
else {
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err86 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err86);
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check7 = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept4, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(certId|type|titleText|format|difficulty|score|state|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data3 = data.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err9 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.certId !== undefined && func0.call(data, "certId")){
let data4 = data.certId;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(typeof data4 === "string"){
if(func6(data4) > 100){
const err11 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(Array.isArray(data4)){
if(data4.length > 200){
const err13 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err13);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func6(data5) > 100){
const err14 = {instancePath:instancePath+"/certId/" + i0,schemaPath:"#/properties/certId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/certId/" + i0,schemaPath:"#/properties/certId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err16);
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err17 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err17);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data6 = data.type;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(typeof data6 === "string"){
if(func6(data6) > 100){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
const _errs22 = errors;
if(Array.isArray(data6)){
if(data6.length > 200){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err20);
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func6(data7) > 100){
const err21 = {instancePath:instancePath+"/type/" + i1,schemaPath:"#/properties/type/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/type/" + i1,schemaPath:"#/properties/type/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err23);
errors++;
}
var _valid1 = _errs22 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err24 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err24);
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data8 = data.title;
if(typeof data8 === "string"){
if(func6(data8) > 200){
const err25 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data.titleText !== undefined && func0.call(data, "titleText")){
let data9 = data.titleText;
if(typeof data9 === "string"){
if(func6(data9) > 200){
const err27 = {instancePath:instancePath+"/titleText",schemaPath:"#/properties/titleText/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/titleText",schemaPath:"#/properties/titleText/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data10 = data.format;
const _errs31 = errors;
let valid7 = false;
const _errs32 = errors;
if(typeof data10 === "string"){
if(func6(data10) > 100){
const err29 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
var _valid2 = _errs32 === errors;
valid7 = valid7 || _valid2;
const _errs34 = errors;
if(Array.isArray(data10)){
if(data10.length > 200){
const err31 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err31);
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(func6(data11) > 100){
const err32 = {instancePath:instancePath+"/format/" + i2,schemaPath:"#/properties/format/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/format/" + i2,schemaPath:"#/properties/format/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err34);
errors++;
}
var _valid2 = _errs34 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err35 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err35);
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
if(data.analysis !== undefined && func0.call(data, "analysis")){
let data12 = data.analysis;
if(typeof data12 === "string"){
if(func6(data12) > 200){
const err36 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data.difficulty !== undefined && func0.call(data, "difficulty")){
let data13 = data.difficulty;
const _errs41 = errors;
let valid10 = false;
const _errs42 = errors;
if(typeof data13 === "string"){
if(func6(data13) > 100){
const err38 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
var _valid3 = _errs42 === errors;
valid10 = valid10 || _valid3;
const _errs44 = errors;
if(Array.isArray(data13)){
if(data13.length > 200){
const err40 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err40);
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(typeof data14 === "string"){
if(func6(data14) > 100){
const err41 = {instancePath:instancePath+"/difficulty/" + i3,schemaPath:"#/properties/difficulty/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/difficulty/" + i3,schemaPath:"#/properties/difficulty/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err43);
errors++;
}
var _valid3 = _errs44 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err44 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err44);
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data.score !== undefined && func0.call(data, "score")){
let data15 = data.score;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 of Object.keys(data15)){
if(!((key1 === "from") || (key1 === "to"))){
const err45 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data15.from !== undefined && func0.call(data15, "from")){
let data16 = data15.from;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err46 = {instancePath:instancePath+"/score/from",schemaPath:"#/properties/score/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data15.to !== undefined && func0.call(data15, "to")){
let data17 = data15.to;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err47 = {instancePath:instancePath+"/score/to",schemaPath:"#/properties/score/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data.knowledge !== undefined && func0.call(data, "knowledge")){
let data18 = data.knowledge;
const _errs56 = errors;
let valid14 = false;
const _errs57 = errors;
if(typeof data18 === "string"){
if(func6(data18) > 100){
const err49 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err49);
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err50);
errors++;
}
var _valid4 = _errs57 === errors;
valid14 = valid14 || _valid4;
const _errs59 = errors;
if(Array.isArray(data18)){
if(data18.length > 200){
const err51 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err51);
errors++;
}
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
if(typeof data19 === "string"){
if(func6(data19) > 100){
const err52 = {instancePath:instancePath+"/knowledge/" + i4,schemaPath:"#/properties/knowledge/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err52);
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/knowledge/" + i4,schemaPath:"#/properties/knowledge/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err53);
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err54);
errors++;
}
var _valid4 = _errs59 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const err55 = {instancePath:instancePath+"/knowledge",schemaPath:"#/properties/knowledge/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err55);
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data20 = data.state;
const _errs64 = errors;
let valid17 = false;
const _errs65 = errors;
if(typeof data20 === "string"){
if(func6(data20) > 100){
const err56 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err56);
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err57);
errors++;
}
var _valid5 = _errs65 === errors;
valid17 = valid17 || _valid5;
const _errs67 = errors;
if(Array.isArray(data20)){
if(data20.length > 200){
const err58 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err58);
errors++;
}
const len5 = data20.length;
for(let i5=0; i5<len5; i5++){
let data21 = data20[i5];
if(typeof data21 === "string"){
if(func6(data21) > 100){
const err59 = {instancePath:instancePath+"/state/" + i5,schemaPath:"#/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/state/" + i5,schemaPath:"#/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err60);
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err61);
errors++;
}
var _valid5 = _errs67 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const err62 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err62);
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data22 = data.id;
const _errs72 = errors;
let valid20 = false;
const _errs73 = errors;
if(typeof data22 === "string"){
if(func6(data22) > 100){
const err63 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err63);
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err64);
errors++;
}
var _valid6 = _errs73 === errors;
valid20 = valid20 || _valid6;
const _errs75 = errors;
if(Array.isArray(data22)){
if(data22.length > 200){
const err65 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err65);
errors++;
}
const len6 = data22.length;
for(let i6=0; i6<len6; i6++){
let data23 = data22[i6];
if(typeof data23 === "string"){
if(func6(data23) > 100){
const err66 = {instancePath:instancePath+"/id/" + i6,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err66);
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/id/" + i6,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err67);
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err68);
errors++;
}
var _valid6 = _errs75 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const err69 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err69);
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data24 = data.createdTime;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key2 of Object.keys(data24)){
if(!((key2 === "from") || (key2 === "to"))){
const err70 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err70);
errors++;
}
}
if(data24.from !== undefined && func0.call(data24, "from")){
let data25 = data24.from;
if(typeof data25 === "string"){
if(!(formats0(data25))){
const err71 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
}
if(data24.to !== undefined && func0.call(data24, "to")){
let data26 = data24.to;
if(typeof data26 === "string"){
if(!(formats0(data26))){
const err73 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err73);
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err74);
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err75);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data27 = data.createdBy;
const _errs87 = errors;
let valid24 = false;
const _errs88 = errors;
if(typeof data27 === "string"){
if(func6(data27) > 100){
const err76 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err76);
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err77);
errors++;
}
var _valid7 = _errs88 === errors;
valid24 = valid24 || _valid7;
const _errs90 = errors;
if(Array.isArray(data27)){
if(data27.length > 200){
const err78 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err78);
errors++;
}
const len7 = data27.length;
for(let i7=0; i7<len7; i7++){
let data28 = data27[i7];
if(typeof data28 === "string"){
if(func6(data28) > 100){
const err79 = {instancePath:instancePath+"/createdBy/" + i7,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err79);
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/createdBy/" + i7,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err80);
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err81);
errors++;
}
var _valid7 = _errs90 === errors;
valid24 = valid24 || _valid7;
if(!valid24){
const err82 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err82);
errors++;
}
else {
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data29 = data.version;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key3 of Object.keys(data29)){
if(!((key3 === "from") || (key3 === "to"))){
const err83 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err83);
errors++;
}
}
if(data29.from !== undefined && func0.call(data29, "from")){
let data30 = data29.from;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err84 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err84);
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 2147483647 || isNaN(data30)){
const err85 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err85);
errors++;
}
if(data30 < -2147483647 || isNaN(data30)){
const err86 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err86);
errors++;
}
}
}
if(data29.to !== undefined && func0.call(data29, "to")){
let data31 = data29.to;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err87 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err87);
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 2147483647 || isNaN(data31)){
const err88 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err88);
errors++;
}
if(data31 < -2147483647 || isNaN(data31)){
const err89 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err89);
errors++;
}
}
}
}
else {
const err90 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err90);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data32 = data.updatedTime;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key4 of Object.keys(data32)){
if(!((key4 === "from") || (key4 === "to"))){
const err91 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err91);
errors++;
}
}
if(data32.from !== undefined && func0.call(data32, "from")){
let data33 = data32.from;
if(typeof data33 === "string"){
if(!(formats0(data33))){
const err92 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err92);
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err93);
errors++;
}
}
if(data32.to !== undefined && func0.call(data32, "to")){
let data34 = data32.to;
if(typeof data34 === "string"){
if(!(formats0(data34))){
const err94 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err94);
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err95);
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err96);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data35 = data.updatedBy;
const _errs109 = errors;
let valid29 = false;
const _errs110 = errors;
if(typeof data35 === "string"){
if(func6(data35) > 100){
const err97 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err97);
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err98);
errors++;
}
var _valid8 = _errs110 === errors;
valid29 = valid29 || _valid8;
const _errs112 = errors;
if(Array.isArray(data35)){
if(data35.length > 200){
const err99 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err99);
errors++;
}
const len8 = data35.length;
for(let i8=0; i8<len8; i8++){
let data36 = data35[i8];
if(typeof data36 === "string"){
if(func6(data36) > 100){
const err100 = {instancePath:instancePath+"/updatedBy/" + i8,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err100);
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/updatedBy/" + i8,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err101);
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err102);
errors++;
}
var _valid8 = _errs112 === errors;
valid29 = valid29 || _valid8;
if(!valid29){
const err103 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err103);
errors++;
}
else {
errors = _errs109;
if(vErrors !== null){
if(_errs109){
vErrors.length = _errs109;
}
else {
vErrors = null;
}
}
}
}
if(data.deletedTime !== undefined && func0.call(data, "deletedTime")){
let data37 = data.deletedTime;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key5 of Object.keys(data37)){
if(!((key5 === "from") || (key5 === "to"))){
const err104 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err104);
errors++;
}
}
if(data37.from !== undefined && func0.call(data37, "from")){
let data38 = data37.from;
if(typeof data38 === "string"){
if(!(formats0(data38))){
const err105 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err105);
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err106);
errors++;
}
}
if(data37.to !== undefined && func0.call(data37, "to")){
let data39 = data37.to;
if(typeof data39 === "string"){
if(!(formats0(data39))){
const err107 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err107);
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err108);
errors++;
}
}
}
else {
const err109 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err109);
errors++;
}
}
}
else {
const err110 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err110);
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check8 = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.matching === undefined) || (!(func0.call(data, "matching")))) && (missing0 = "matching")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "ids") || (key0 === "matching")) || (key0 === "count"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err5 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err5);
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err7);
errors++;
}
if(func6(data1) < 1){
const err8 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err10);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.matching !== undefined && func0.call(data, "matching")){
let data2 = data.matching;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(kept5, key1))){
const err12 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data2.keyword !== undefined && func0.call(data2, "keyword")){
let data3 = data2.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err13 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data2.certId !== undefined && func0.call(data2, "certId")){
let data4 = data2.certId;
const _errs16 = errors;
let valid6 = false;
const _errs17 = errors;
if(typeof data4 === "string"){
if(func6(data4) > 100){
const err15 = {instancePath:instancePath+"/matching/certId",schemaPath:"#/properties/matching/properties/certId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/matching/certId",schemaPath:"#/properties/matching/properties/certId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
var _valid1 = _errs17 === errors;
valid6 = valid6 || _valid1;
const _errs19 = errors;
if(Array.isArray(data4)){
if(data4.length > 200){
const err17 = {instancePath:instancePath+"/matching/certId",schemaPath:"#/properties/matching/properties/certId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err17);
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func6(data5) > 100){
const err18 = {instancePath:instancePath+"/matching/certId/" + i2,schemaPath:"#/properties/matching/properties/certId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/matching/certId/" + i2,schemaPath:"#/properties/matching/properties/certId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/matching/certId",schemaPath:"#/properties/matching/properties/certId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err20);
errors++;
}
var _valid1 = _errs19 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err21 = {instancePath:instancePath+"/matching/certId",schemaPath:"#/properties/matching/properties/certId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err21);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data2.type !== undefined && func0.call(data2, "type")){
let data6 = data2.type;
const _errs24 = errors;
let valid9 = false;
const _errs25 = errors;
if(typeof data6 === "string"){
if(func6(data6) > 100){
const err22 = {instancePath:instancePath+"/matching/type",schemaPath:"#/properties/matching/properties/type/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/matching/type",schemaPath:"#/properties/matching/properties/type/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
var _valid2 = _errs25 === errors;
valid9 = valid9 || _valid2;
const _errs27 = errors;
if(Array.isArray(data6)){
if(data6.length > 200){
const err24 = {instancePath:instancePath+"/matching/type",schemaPath:"#/properties/matching/properties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err24);
errors++;
}
const len2 = data6.length;
for(let i3=0; i3<len2; i3++){
let data7 = data6[i3];
if(typeof data7 === "string"){
if(func6(data7) > 100){
const err25 = {instancePath:instancePath+"/matching/type/" + i3,schemaPath:"#/properties/matching/properties/type/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/matching/type/" + i3,schemaPath:"#/properties/matching/properties/type/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/matching/type",schemaPath:"#/properties/matching/properties/type/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err27);
errors++;
}
var _valid2 = _errs27 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err28 = {instancePath:instancePath+"/matching/type",schemaPath:"#/properties/matching/properties/type/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err28);
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data2.title !== undefined && func0.call(data2, "title")){
let data8 = data2.title;
if(typeof data8 === "string"){
if(func6(data8) > 200){
const err29 = {instancePath:instancePath+"/matching/title",schemaPath:"#/properties/matching/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/matching/title",schemaPath:"#/properties/matching/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data2.titleText !== undefined && func0.call(data2, "titleText")){
let data9 = data2.titleText;
if(typeof data9 === "string"){
if(func6(data9) > 200){
const err31 = {instancePath:instancePath+"/matching/titleText",schemaPath:"#/properties/matching/properties/titleText/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/matching/titleText",schemaPath:"#/properties/matching/properties/titleText/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data2.format !== undefined && func0.call(data2, "format")){
let data10 = data2.format;
const _errs36 = errors;
let valid12 = false;
const _errs37 = errors;
if(typeof data10 === "string"){
if(func6(data10) > 100){
const err33 = {instancePath:instancePath+"/matching/format",schemaPath:"#/properties/matching/properties/format/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/matching/format",schemaPath:"#/properties/matching/properties/format/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
var _valid3 = _errs37 === errors;
valid12 = valid12 || _valid3;
const _errs39 = errors;
if(Array.isArray(data10)){
if(data10.length > 200){
const err35 = {instancePath:instancePath+"/matching/format",schemaPath:"#/properties/matching/properties/format/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err35);
errors++;
}
const len3 = data10.length;
for(let i4=0; i4<len3; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func6(data11) > 100){
const err36 = {instancePath:instancePath+"/matching/format/" + i4,schemaPath:"#/properties/matching/properties/format/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/matching/format/" + i4,schemaPath:"#/properties/matching/properties/format/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/matching/format",schemaPath:"#/properties/matching/properties/format/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err38);
errors++;
}
var _valid3 = _errs39 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
const err39 = {instancePath:instancePath+"/matching/format",schemaPath:"#/properties/matching/properties/format/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err39);
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data2.analysis !== undefined && func0.call(data2, "analysis")){
let data12 = data2.analysis;
if(typeof data12 === "string"){
if(func6(data12) > 200){
const err40 = {instancePath:instancePath+"/matching/analysis",schemaPath:"#/properties/matching/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/matching/analysis",schemaPath:"#/properties/matching/properties/analysis/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data2.difficulty !== undefined && func0.call(data2, "difficulty")){
let data13 = data2.difficulty;
const _errs46 = errors;
let valid15 = false;
const _errs47 = errors;
if(typeof data13 === "string"){
if(func6(data13) > 100){
const err42 = {instancePath:instancePath+"/matching/difficulty",schemaPath:"#/properties/matching/properties/difficulty/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/matching/difficulty",schemaPath:"#/properties/matching/properties/difficulty/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
var _valid4 = _errs47 === errors;
valid15 = valid15 || _valid4;
const _errs49 = errors;
if(Array.isArray(data13)){
if(data13.length > 200){
const err44 = {instancePath:instancePath+"/matching/difficulty",schemaPath:"#/properties/matching/properties/difficulty/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err44);
errors++;
}
const len4 = data13.length;
for(let i5=0; i5<len4; i5++){
let data14 = data13[i5];
if(typeof data14 === "string"){
if(func6(data14) > 100){
const err45 = {instancePath:instancePath+"/matching/difficulty/" + i5,schemaPath:"#/properties/matching/properties/difficulty/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err45);
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/matching/difficulty/" + i5,schemaPath:"#/properties/matching/properties/difficulty/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/matching/difficulty",schemaPath:"#/properties/matching/properties/difficulty/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err47);
errors++;
}
var _valid4 = _errs49 === errors;
valid15 = valid15 || _valid4;
if(!valid15){
const err48 = {instancePath:instancePath+"/matching/difficulty",schemaPath:"#/properties/matching/properties/difficulty/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err48);
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data2.score !== undefined && func0.call(data2, "score")){
let data15 = data2.score;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 of Object.keys(data15)){
if(!((key2 === "from") || (key2 === "to"))){
const err49 = {instancePath:instancePath+"/matching/score",schemaPath:"#/properties/matching/properties/score/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err49);
errors++;
}
}
if(data15.from !== undefined && func0.call(data15, "from")){
let data16 = data15.from;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err50 = {instancePath:instancePath+"/matching/score/from",schemaPath:"#/properties/matching/properties/score/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data15.to !== undefined && func0.call(data15, "to")){
let data17 = data15.to;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err51 = {instancePath:instancePath+"/matching/score/to",schemaPath:"#/properties/matching/properties/score/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/matching/score",schemaPath:"#/properties/matching/properties/score/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err52);
errors++;
}
}
if(data2.knowledge !== undefined && func0.call(data2, "knowledge")){
let data18 = data2.knowledge;
const _errs61 = errors;
let valid19 = false;
const _errs62 = errors;
if(typeof data18 === "string"){
if(func6(data18) > 100){
const err53 = {instancePath:instancePath+"/matching/knowledge",schemaPath:"#/properties/matching/properties/knowledge/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err53);
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/matching/knowledge",schemaPath:"#/properties/matching/properties/knowledge/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err54);
errors++;
}
var _valid5 = _errs62 === errors;
valid19 = valid19 || _valid5;
const _errs64 = errors;
if(Array.isArray(data18)){
if(data18.length > 200){
const err55 = {instancePath:instancePath+"/matching/knowledge",schemaPath:"#/properties/matching/properties/knowledge/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err55);
errors++;
}
const len5 = data18.length;
for(let i6=0; i6<len5; i6++){
let data19 = data18[i6];
if(typeof data19 === "string"){
if(func6(data19) > 100){
const err56 = {instancePath:instancePath+"/matching/knowledge/" + i6,schemaPath:"#/properties/matching/properties/knowledge/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err56);
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/matching/knowledge/" + i6,schemaPath:"#/properties/matching/properties/knowledge/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err57);
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/matching/knowledge",schemaPath:"#/properties/matching/properties/knowledge/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err58);
errors++;
}
var _valid5 = _errs64 === errors;
valid19 = valid19 || _valid5;
if(!valid19){
const err59 = {instancePath:instancePath+"/matching/knowledge",schemaPath:"#/properties/matching/properties/knowledge/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err59);
errors++;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
}
if(data2.state !== undefined && func0.call(data2, "state")){
let data20 = data2.state;
const _errs69 = errors;
let valid22 = false;
const _errs70 = errors;
if(typeof data20 === "string"){
if(func6(data20) > 100){
const err60 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err60);
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err61);
errors++;
}
var _valid6 = _errs70 === errors;
valid22 = valid22 || _valid6;
const _errs72 = errors;
if(Array.isArray(data20)){
if(data20.length > 200){
const err62 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err62);
errors++;
}
const len6 = data20.length;
for(let i7=0; i7<len6; i7++){
let data21 = data20[i7];
if(typeof data21 === "string"){
if(func6(data21) > 100){
const err63 = {instancePath:instancePath+"/matching/state/" + i7,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err63);
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/matching/state/" + i7,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err64);
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err65);
errors++;
}
var _valid6 = _errs72 === errors;
valid22 = valid22 || _valid6;
if(!valid22){
const err66 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err66);
errors++;
}
else {
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
}
}
if(data2.id !== undefined && func0.call(data2, "id")){
let data22 = data2.id;
const _errs77 = errors;
let valid25 = false;
const _errs78 = errors;
if(typeof data22 === "string"){
if(func6(data22) > 100){
const err67 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err67);
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err68);
errors++;
}
var _valid7 = _errs78 === errors;
valid25 = valid25 || _valid7;
const _errs80 = errors;
if(Array.isArray(data22)){
if(data22.length > 200){
const err69 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err69);
errors++;
}
const len7 = data22.length;
for(let i8=0; i8<len7; i8++){
let data23 = data22[i8];
if(typeof data23 === "string"){
if(func6(data23) > 100){
const err70 = {instancePath:instancePath+"/matching/id/" + i8,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err70);
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/matching/id/" + i8,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err71);
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err72);
errors++;
}
var _valid7 = _errs80 === errors;
valid25 = valid25 || _valid7;
if(!valid25){
const err73 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err73);
errors++;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
}
if(data2.createdTime !== undefined && func0.call(data2, "createdTime")){
let data24 = data2.createdTime;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key3 of Object.keys(data24)){
if(!((key3 === "from") || (key3 === "to"))){
const err74 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err74);
errors++;
}
}
if(data24.from !== undefined && func0.call(data24, "from")){
let data25 = data24.from;
if(typeof data25 === "string"){
if(!(formats0(data25))){
const err75 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err75);
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err76);
errors++;
}
}
if(data24.to !== undefined && func0.call(data24, "to")){
let data26 = data24.to;
if(typeof data26 === "string"){
if(!(formats0(data26))){
const err77 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err77);
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err78);
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err79);
errors++;
}
}
if(data2.createdBy !== undefined && func0.call(data2, "createdBy")){
let data27 = data2.createdBy;
const _errs92 = errors;
let valid29 = false;
const _errs93 = errors;
if(typeof data27 === "string"){
if(func6(data27) > 100){
const err80 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err80);
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err81);
errors++;
}
var _valid8 = _errs93 === errors;
valid29 = valid29 || _valid8;
const _errs95 = errors;
if(Array.isArray(data27)){
if(data27.length > 200){
const err82 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err82);
errors++;
}
const len8 = data27.length;
for(let i9=0; i9<len8; i9++){
let data28 = data27[i9];
if(typeof data28 === "string"){
if(func6(data28) > 100){
const err83 = {instancePath:instancePath+"/matching/createdBy/" + i9,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err83);
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/matching/createdBy/" + i9,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err84);
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err85);
errors++;
}
var _valid8 = _errs95 === errors;
valid29 = valid29 || _valid8;
if(!valid29){
const err86 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err86);
errors++;
}
else {
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data29 = data2.version;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 of Object.keys(data29)){
if(!((key4 === "from") || (key4 === "to"))){
const err87 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err87);
errors++;
}
}
if(data29.from !== undefined && func0.call(data29, "from")){
let data30 = data29.from;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err88 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err88);
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 2147483647 || isNaN(data30)){
const err89 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err89);
errors++;
}
if(data30 < -2147483647 || isNaN(data30)){
const err90 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err90);
errors++;
}
}
}
if(data29.to !== undefined && func0.call(data29, "to")){
let data31 = data29.to;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err91 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err91);
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 2147483647 || isNaN(data31)){
const err92 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err92);
errors++;
}
if(data31 < -2147483647 || isNaN(data31)){
const err93 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err93);
errors++;
}
}
}
}
else {
const err94 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err94);
errors++;
}
}
if(data2.updatedTime !== undefined && func0.call(data2, "updatedTime")){
let data32 = data2.updatedTime;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key5 of Object.keys(data32)){
if(!((key5 === "from") || (key5 === "to"))){
const err95 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err95);
errors++;
}
}
if(data32.from !== undefined && func0.call(data32, "from")){
let data33 = data32.from;
if(typeof data33 === "string"){
if(!(formats0(data33))){
const err96 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err96);
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err97);
errors++;
}
}
if(data32.to !== undefined && func0.call(data32, "to")){
let data34 = data32.to;
if(typeof data34 === "string"){
if(!(formats0(data34))){
const err98 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err98);
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err99);
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err100);
errors++;
}
}
if(data2.updatedBy !== undefined && func0.call(data2, "updatedBy")){
let data35 = data2.updatedBy;
const _errs114 = errors;
let valid34 = false;
const _errs115 = errors;
if(typeof data35 === "string"){
if(func6(data35) > 100){
const err101 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err101);
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err102);
errors++;
}
var _valid9 = _errs115 === errors;
valid34 = valid34 || _valid9;
const _errs117 = errors;
if(Array.isArray(data35)){
if(data35.length > 200){
const err103 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err103);
errors++;
}
const len9 = data35.length;
for(let i10=0; i10<len9; i10++){
let data36 = data35[i10];
if(typeof data36 === "string"){
if(func6(data36) > 100){
const err104 = {instancePath:instancePath+"/matching/updatedBy/" + i10,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err104);
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/matching/updatedBy/" + i10,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err105);
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err106);
errors++;
}
var _valid9 = _errs117 === errors;
valid34 = valid34 || _valid9;
if(!valid34){
const err107 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err107);
errors++;
}
else {
errors = _errs114;
if(vErrors !== null){
if(_errs114){
vErrors.length = _errs114;
}
else {
vErrors = null;
}
}
}
}
if(data2.deletedTime !== undefined && func0.call(data2, "deletedTime")){
let data37 = data2.deletedTime;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key6 of Object.keys(data37)){
if(!((key6 === "from") || (key6 === "to"))){
const err108 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = add(vErrors, err108);
errors++;
}
}
if(data37.from !== undefined && func0.call(data37, "from")){
let data38 = data37.from;
if(typeof data38 === "string"){
if(!(formats0(data38))){
const err109 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err109);
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err110);
errors++;
}
}
if(data37.to !== undefined && func0.call(data37, "to")){
let data39 = data37.to;
if(typeof data39 === "string"){
if(!(formats0(data39))){
const err111 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err111);
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err112);
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err113);
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err114);
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data40 = data.count;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err115 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err115);
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 5000 || isNaN(data40)){
const err116 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
vErrors = add(vErrors, err116);
errors++;
}
if(data40 < 1 || isNaN(data40)){
const err117 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err117);
errors++;
}
}
}
}
else {
const err118 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err118);
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check9 = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func6(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err7);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check10 = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.matching === undefined) || (!(func0.call(data, "matching")))) && (missing0 = "matching")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = add(vErrors, err4);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "ids") || (key0 === "matching")) || (key0 === "count")) || (key0 === "state"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err6 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data0.length < 1){
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err8 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err8);
errors++;
}
if(func6(data1) < 1){
const err9 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err11);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.matching !== undefined && func0.call(data, "matching")){
let data2 = data.matching;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(kept5, key1))){
const err13 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data2.keyword !== undefined && func0.call(data2, "keyword")){
let data3 = data2.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err14 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data2.certId !== undefined && func0.call(data2, "certId")){
let data4 = data2.certId;
const _errs16 = errors;
let valid6 = false;
const _errs17 = errors;
if(typeof data4 === "string"){
if(func6(data4) > 100){
const err16 = {instancePath:instancePath+"/matching/certId",schemaPath:"#/properties/matching/properties/certId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/matching/certId",schemaPath:"#/properties/matching/properties/certId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
var _valid1 = _errs17 === errors;
valid6 = valid6 || _valid1;
const _errs19 = errors;
if(Array.isArray(data4)){
if(data4.length > 200){
const err18 = {instancePath:instancePath+"/matching/certId",schemaPath:"#/properties/matching/properties/certId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err18);
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func6(data5) > 100){
const err19 = {instancePath:instancePath+"/matching/certId/" + i2,schemaPath:"#/properties/matching/properties/certId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/matching/certId/" + i2,schemaPath:"#/properties/matching/properties/certId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/matching/certId",schemaPath:"#/properties/matching/properties/certId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err21);
errors++;
}
var _valid1 = _errs19 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err22 = {instancePath:instancePath+"/matching/certId",schemaPath:"#/properties/matching/properties/certId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err22);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data2.type !== undefined && func0.call(data2, "type")){
let data6 = data2.type;
const _errs24 = errors;
let valid9 = false;
const _errs25 = errors;
if(typeof data6 === "string"){
if(func6(data6) > 100){
const err23 = {instancePath:instancePath+"/matching/type",schemaPath:"#/properties/matching/properties/type/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/matching/type",schemaPath:"#/properties/matching/properties/type/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
var _valid2 = _errs25 === errors;
valid9 = valid9 || _valid2;
const _errs27 = errors;
if(Array.isArray(data6)){
if(data6.length > 200){
const err25 = {instancePath:instancePath+"/matching/type",schemaPath:"#/properties/matching/properties/type/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err25);
errors++;
}
const len2 = data6.length;
for(let i3=0; i3<len2; i3++){
let data7 = data6[i3];
if(typeof data7 === "string"){
if(func6(data7) > 100){
const err26 = {instancePath:instancePath+"/matching/type/" + i3,schemaPath:"#/properties/matching/properties/type/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/matching/type/" + i3,schemaPath:"#/properties/matching/properties/type/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/matching/type",schemaPath:"#/properties/matching/properties/type/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err28);
errors++;
}
var _valid2 = _errs27 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err29 = {instancePath:instancePath+"/matching/type",schemaPath:"#/properties/matching/properties/type/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err29);
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data2.title !== undefined && func0.call(data2, "title")){
let data8 = data2.title;
if(typeof data8 === "string"){
if(func6(data8) > 200){
const err30 = {instancePath:instancePath+"/matching/title",schemaPath:"#/properties/matching/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/matching/title",schemaPath:"#/properties/matching/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data2.titleText !== undefined && func0.call(data2, "titleText")){
let data9 = data2.titleText;
if(typeof data9 === "string"){
if(func6(data9) > 200){
const err32 = {instancePath:instancePath+"/matching/titleText",schemaPath:"#/properties/matching/properties/titleText/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/matching/titleText",schemaPath:"#/properties/matching/properties/titleText/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data2.format !== undefined && func0.call(data2, "format")){
let data10 = data2.format;
const _errs36 = errors;
let valid12 = false;
const _errs37 = errors;
if(typeof data10 === "string"){
if(func6(data10) > 100){
const err34 = {instancePath:instancePath+"/matching/format",schemaPath:"#/properties/matching/properties/format/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/matching/format",schemaPath:"#/properties/matching/properties/format/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
var _valid3 = _errs37 === errors;
valid12 = valid12 || _valid3;
const _errs39 = errors;
if(Array.isArray(data10)){
if(data10.length > 200){
const err36 = {instancePath:instancePath+"/matching/format",schemaPath:"#/properties/matching/properties/format/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err36);
errors++;
}
const len3 = data10.length;
for(let i4=0; i4<len3; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func6(data11) > 100){
const err37 = {instancePath:instancePath+"/matching/format/" + i4,schemaPath:"#/properties/matching/properties/format/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/matching/format/" + i4,schemaPath:"#/properties/matching/properties/format/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/matching/format",schemaPath:"#/properties/matching/properties/format/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err39);
errors++;
}
var _valid3 = _errs39 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
const err40 = {instancePath:instancePath+"/matching/format",schemaPath:"#/properties/matching/properties/format/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err40);
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data2.analysis !== undefined && func0.call(data2, "analysis")){
let data12 = data2.analysis;
if(typeof data12 === "string"){
if(func6(data12) > 200){
const err41 = {instancePath:instancePath+"/matching/analysis",schemaPath:"#/properties/matching/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/matching/analysis",schemaPath:"#/properties/matching/properties/analysis/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data2.difficulty !== undefined && func0.call(data2, "difficulty")){
let data13 = data2.difficulty;
const _errs46 = errors;
let valid15 = false;
const _errs47 = errors;
if(typeof data13 === "string"){
if(func6(data13) > 100){
const err43 = {instancePath:instancePath+"/matching/difficulty",schemaPath:"#/properties/matching/properties/difficulty/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/matching/difficulty",schemaPath:"#/properties/matching/properties/difficulty/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err44);
errors++;
}
var _valid4 = _errs47 === errors;
valid15 = valid15 || _valid4;
const _errs49 = errors;
if(Array.isArray(data13)){
if(data13.length > 200){
const err45 = {instancePath:instancePath+"/matching/difficulty",schemaPath:"#/properties/matching/properties/difficulty/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err45);
errors++;
}
const len4 = data13.length;
for(let i5=0; i5<len4; i5++){
let data14 = data13[i5];
if(typeof data14 === "string"){
if(func6(data14) > 100){
const err46 = {instancePath:instancePath+"/matching/difficulty/" + i5,schemaPath:"#/properties/matching/properties/difficulty/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/matching/difficulty/" + i5,schemaPath:"#/properties/matching/properties/difficulty/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/matching/difficulty",schemaPath:"#/properties/matching/properties/difficulty/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err48);
errors++;
}
var _valid4 = _errs49 === errors;
valid15 = valid15 || _valid4;
if(!valid15){
const err49 = {instancePath:instancePath+"/matching/difficulty",schemaPath:"#/properties/matching/properties/difficulty/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err49);
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data2.score !== undefined && func0.call(data2, "score")){
let data15 = data2.score;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 of Object.keys(data15)){
if(!((key2 === "from") || (key2 === "to"))){
const err50 = {instancePath:instancePath+"/matching/score",schemaPath:"#/properties/matching/properties/score/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data15.from !== undefined && func0.call(data15, "from")){
let data16 = data15.from;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err51 = {instancePath:instancePath+"/matching/score/from",schemaPath:"#/properties/matching/properties/score/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err51);
errors++;
}
}
if(data15.to !== undefined && func0.call(data15, "to")){
let data17 = data15.to;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err52 = {instancePath:instancePath+"/matching/score/to",schemaPath:"#/properties/matching/properties/score/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/matching/score",schemaPath:"#/properties/matching/properties/score/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err53);
errors++;
}
}
if(data2.knowledge !== undefined && func0.call(data2, "knowledge")){
let data18 = data2.knowledge;
const _errs61 = errors;
let valid19 = false;
const _errs62 = errors;
if(typeof data18 === "string"){
if(func6(data18) > 100){
const err54 = {instancePath:instancePath+"/matching/knowledge",schemaPath:"#/properties/matching/properties/knowledge/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err54);
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/matching/knowledge",schemaPath:"#/properties/matching/properties/knowledge/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err55);
errors++;
}
var _valid5 = _errs62 === errors;
valid19 = valid19 || _valid5;
const _errs64 = errors;
if(Array.isArray(data18)){
if(data18.length > 200){
const err56 = {instancePath:instancePath+"/matching/knowledge",schemaPath:"#/properties/matching/properties/knowledge/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err56);
errors++;
}
const len5 = data18.length;
for(let i6=0; i6<len5; i6++){
let data19 = data18[i6];
if(typeof data19 === "string"){
if(func6(data19) > 100){
const err57 = {instancePath:instancePath+"/matching/knowledge/" + i6,schemaPath:"#/properties/matching/properties/knowledge/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err57);
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/matching/knowledge/" + i6,schemaPath:"#/properties/matching/properties/knowledge/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err58);
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/matching/knowledge",schemaPath:"#/properties/matching/properties/knowledge/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err59);
errors++;
}
var _valid5 = _errs64 === errors;
valid19 = valid19 || _valid5;
if(!valid19){
const err60 = {instancePath:instancePath+"/matching/knowledge",schemaPath:"#/properties/matching/properties/knowledge/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err60);
errors++;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
}
if(data2.state !== undefined && func0.call(data2, "state")){
let data20 = data2.state;
const _errs69 = errors;
let valid22 = false;
const _errs70 = errors;
if(typeof data20 === "string"){
if(func6(data20) > 100){
const err61 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err61);
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err62);
errors++;
}
var _valid6 = _errs70 === errors;
valid22 = valid22 || _valid6;
const _errs72 = errors;
if(Array.isArray(data20)){
if(data20.length > 200){
const err63 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err63);
errors++;
}
const len6 = data20.length;
for(let i7=0; i7<len6; i7++){
let data21 = data20[i7];
if(typeof data21 === "string"){
if(func6(data21) > 100){
const err64 = {instancePath:instancePath+"/matching/state/" + i7,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err64);
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/matching/state/" + i7,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err65);
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err66);
errors++;
}
var _valid6 = _errs72 === errors;
valid22 = valid22 || _valid6;
if(!valid22){
const err67 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err67);
errors++;
}
else {
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
}
}
if(data2.id !== undefined && func0.call(data2, "id")){
let data22 = data2.id;
const _errs77 = errors;
let valid25 = false;
const _errs78 = errors;
if(typeof data22 === "string"){
if(func6(data22) > 100){
const err68 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err68);
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err69);
errors++;
}
var _valid7 = _errs78 === errors;
valid25 = valid25 || _valid7;
const _errs80 = errors;
if(Array.isArray(data22)){
if(data22.length > 200){
const err70 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err70);
errors++;
}
const len7 = data22.length;
for(let i8=0; i8<len7; i8++){
let data23 = data22[i8];
if(typeof data23 === "string"){
if(func6(data23) > 100){
const err71 = {instancePath:instancePath+"/matching/id/" + i8,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/matching/id/" + i8,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err73);
errors++;
}
var _valid7 = _errs80 === errors;
valid25 = valid25 || _valid7;
if(!valid25){
const err74 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err74);
errors++;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
}
if(data2.createdTime !== undefined && func0.call(data2, "createdTime")){
let data24 = data2.createdTime;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key3 of Object.keys(data24)){
if(!((key3 === "from") || (key3 === "to"))){
const err75 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err75);
errors++;
}
}
if(data24.from !== undefined && func0.call(data24, "from")){
let data25 = data24.from;
if(typeof data25 === "string"){
if(!(formats0(data25))){
const err76 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err76);
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err77);
errors++;
}
}
if(data24.to !== undefined && func0.call(data24, "to")){
let data26 = data24.to;
if(typeof data26 === "string"){
if(!(formats0(data26))){
const err78 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err78);
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err79);
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err80);
errors++;
}
}
if(data2.createdBy !== undefined && func0.call(data2, "createdBy")){
let data27 = data2.createdBy;
const _errs92 = errors;
let valid29 = false;
const _errs93 = errors;
if(typeof data27 === "string"){
if(func6(data27) > 100){
const err81 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err81);
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err82);
errors++;
}
var _valid8 = _errs93 === errors;
valid29 = valid29 || _valid8;
const _errs95 = errors;
if(Array.isArray(data27)){
if(data27.length > 200){
const err83 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err83);
errors++;
}
const len8 = data27.length;
for(let i9=0; i9<len8; i9++){
let data28 = data27[i9];
if(typeof data28 === "string"){
if(func6(data28) > 100){
const err84 = {instancePath:instancePath+"/matching/createdBy/" + i9,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err84);
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/matching/createdBy/" + i9,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err85);
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err86);
errors++;
}
var _valid8 = _errs95 === errors;
valid29 = valid29 || _valid8;
if(!valid29){
const err87 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err87);
errors++;
}
else {
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data29 = data2.version;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 of Object.keys(data29)){
if(!((key4 === "from") || (key4 === "to"))){
const err88 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err88);
errors++;
}
}
if(data29.from !== undefined && func0.call(data29, "from")){
let data30 = data29.from;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err89 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err89);
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 2147483647 || isNaN(data30)){
const err90 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err90);
errors++;
}
if(data30 < -2147483647 || isNaN(data30)){
const err91 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err91);
errors++;
}
}
}
if(data29.to !== undefined && func0.call(data29, "to")){
let data31 = data29.to;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err92 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err92);
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 2147483647 || isNaN(data31)){
const err93 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err93);
errors++;
}
if(data31 < -2147483647 || isNaN(data31)){
const err94 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err94);
errors++;
}
}
}
}
else {
const err95 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err95);
errors++;
}
}
if(data2.updatedTime !== undefined && func0.call(data2, "updatedTime")){
let data32 = data2.updatedTime;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key5 of Object.keys(data32)){
if(!((key5 === "from") || (key5 === "to"))){
const err96 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err96);
errors++;
}
}
if(data32.from !== undefined && func0.call(data32, "from")){
let data33 = data32.from;
if(typeof data33 === "string"){
if(!(formats0(data33))){
const err97 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err97);
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err98);
errors++;
}
}
if(data32.to !== undefined && func0.call(data32, "to")){
let data34 = data32.to;
if(typeof data34 === "string"){
if(!(formats0(data34))){
const err99 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err99);
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err100);
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err101);
errors++;
}
}
if(data2.updatedBy !== undefined && func0.call(data2, "updatedBy")){
let data35 = data2.updatedBy;
const _errs114 = errors;
let valid34 = false;
const _errs115 = errors;
if(typeof data35 === "string"){
if(func6(data35) > 100){
const err102 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err102);
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err103);
errors++;
}
var _valid9 = _errs115 === errors;
valid34 = valid34 || _valid9;
const _errs117 = errors;
if(Array.isArray(data35)){
if(data35.length > 200){
const err104 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err104);
errors++;
}
const len9 = data35.length;
for(let i10=0; i10<len9; i10++){
let data36 = data35[i10];
if(typeof data36 === "string"){
if(func6(data36) > 100){
const err105 = {instancePath:instancePath+"/matching/updatedBy/" + i10,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err105);
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/matching/updatedBy/" + i10,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err106);
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err107);
errors++;
}
var _valid9 = _errs117 === errors;
valid34 = valid34 || _valid9;
if(!valid34){
const err108 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err108);
errors++;
}
else {
errors = _errs114;
if(vErrors !== null){
if(_errs114){
vErrors.length = _errs114;
}
else {
vErrors = null;
}
}
}
}
if(data2.deletedTime !== undefined && func0.call(data2, "deletedTime")){
let data37 = data2.deletedTime;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key6 of Object.keys(data37)){
if(!((key6 === "from") || (key6 === "to"))){
const err109 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = add(vErrors, err109);
errors++;
}
}
if(data37.from !== undefined && func0.call(data37, "from")){
let data38 = data37.from;
if(typeof data38 === "string"){
if(!(formats0(data38))){
const err110 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err110);
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err111);
errors++;
}
}
if(data37.to !== undefined && func0.call(data37, "to")){
let data39 = data37.to;
if(typeof data39 === "string"){
if(!(formats0(data39))){
const err112 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err112);
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err113);
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err114);
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err115);
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data40 = data.count;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err116 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err116);
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 5000 || isNaN(data40)){
const err117 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
vErrors = add(vErrors, err117);
errors++;
}
if(data40 < 1 || isNaN(data40)){
const err118 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err118);
errors++;
}
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data41 = data.state;
if(typeof data41 !== "string"){
const err119 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err119);
errors++;
}
if(!((data41 === "published") || (data41 === "retired"))){
const err120 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: kept6}};
vErrors = add(vErrors, err120);
errors++;
}
}
}
else {
const err121 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err121);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/records":"数据","/records/*/id":"编号","/records/*/version":"版本","/records/*/changes":"改动","/records/*/changes/difficulty":"难度","/records/*/changes/score":"建议分值","/records/*/changes/knowledge":"知识点","/records/*/changes/knowledge/*":"第 {number} 个知识点"};
const titles1 = {};
const titles2 = {"/sort":"排序","/keyword":"关键词","/certId":"证书","/type":"题型","/title":"题干","/titleText":"题干","/format":"作答形式","/analysis":"解析","/difficulty":"难度","/score":"建议分值","/score/from":"建议分值","/score/to":"建议分值","/knowledge":"知识点","/state":"状态","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人","/deletedTime":"删除时间","/deletedTime/from":"删除时间","/deletedTime/to":"删除时间"};
const titles3 = {"/id":"编号"};
const titles4 = {"/id":"编号","/pageNum":"页码","/pageSize":"每页条数"};
const titles5 = {"/id":"编号","/mode":"导入方式","/recordState":"导入后的状态"};
const titles6 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/keyword":"关键词","/certId":"证书","/type":"题型","/titleText":"题干","/difficulty":"难度","/score":"建议分值","/score/from":"建议分值","/score/to":"建议分值","/knowledge":"知识点","/state":"状态","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人"};
const titles7 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/keyword":"关键词","/certId":"证书","/type":"题型","/title":"题干","/titleText":"题干","/format":"作答形式","/analysis":"解析","/difficulty":"难度","/score":"建议分值","/score/from":"建议分值","/score/to":"建议分值","/knowledge":"知识点","/state":"状态","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人","/deletedTime":"删除时间","/deletedTime/from":"删除时间","/deletedTime/to":"删除时间"};
const titles8 = {"/ids":"编号","/matching":"条件","/matching/keyword":"关键词","/matching/certId":"证书","/matching/type":"题型","/matching/title":"题干","/matching/titleText":"题干","/matching/format":"作答形式","/matching/analysis":"解析","/matching/difficulty":"难度","/matching/score":"建议分值","/matching/score/from":"建议分值","/matching/score/to":"建议分值","/matching/knowledge":"知识点","/matching/state":"状态","/matching/id":"编号","/matching/createdTime":"创建时间","/matching/createdTime/from":"创建时间","/matching/createdTime/to":"创建时间","/matching/createdBy":"创建人","/matching/version":"版本","/matching/version/from":"版本","/matching/version/to":"版本","/matching/updatedTime":"修改时间","/matching/updatedTime/from":"修改时间","/matching/updatedTime/to":"修改时间","/matching/updatedBy":"修改人","/matching/deletedTime":"删除时间","/matching/deletedTime/from":"删除时间","/matching/deletedTime/to":"删除时间","/count":"条数"};
const titles9 = {"/ids":"编号"};
const titles10 = {"/ids":"编号","/matching":"条件","/matching/keyword":"关键词","/matching/certId":"证书","/matching/type":"题型","/matching/title":"题干","/matching/titleText":"题干","/matching/format":"作答形式","/matching/analysis":"解析","/matching/difficulty":"难度","/matching/score":"建议分值","/matching/score/from":"建议分值","/matching/score/to":"建议分值","/matching/knowledge":"知识点","/matching/state":"状态","/matching/id":"编号","/matching/createdTime":"创建时间","/matching/createdTime/from":"创建时间","/matching/createdTime/to":"创建时间","/matching/createdBy":"创建人","/matching/version":"版本","/matching/version/from":"版本","/matching/version/to":"版本","/matching/updatedTime":"修改时间","/matching/updatedTime/from":"修改时间","/matching/updatedTime/to":"修改时间","/matching/updatedBy":"修改人","/matching/deletedTime":"删除时间","/matching/deletedTime/from":"删除时间","/matching/deletedTime/to":"删除时间","/count":"条数","/state":"状态"};

export const validators = {
  "question.change": validator(check0, titles0),
  "question.excelTemplate": validator(check1, titles1),
  "question.exportExcel": validator(check2, titles2),
  "question.get": validator(check3, titles3),
  "question.history": validator(check4, titles4),
  "question.importCommit": validator(check5, titles5),
  "question.importErrors": validator(check3, titles3),
  "question.importExcel": validator(check1, titles1),
  "question.list": validator(check6, titles6),
  "question.recycled": validator(check7, titles7),
  "question.remove": validator(check8, titles8),
  "question.restore": validator(check9, titles9),
  "question.updateState": validator(check10, titles10),
  "question.view": validator(check3, titles3),
};

export const rules = {};

export const coerce = {"question.history":{"pageNum":"integer","pageSize":"integer"}};
